// All that runs in a page, in order: hands.js before frame.js, which takes the theme's single keys away.

import "./hands.js";
import "./frame.js";
import "./leaving.js";
import "./parley.js";
import "./share.js";
import "./preview.js";
import "./keep.js";
import "./answers.js";
import "./scene.js";
import "./running.js";
import "./sheets.js";
import "./filled.js";
import "./tables.js";
import "./chest.js";
import "./offline.js";
