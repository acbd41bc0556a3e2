// How a Node script of the build ends: with its result as JSON, or its error's message and status 1.

// Left uncaught, Node would print the line an error came from: 1.25 MB of Pyodide.
for (const event of ["uncaughtException", "unhandledRejection"]) process.on(event, failed);

export async function main(work) {
  try {
    const result = JSON.stringify(await work(process.argv.slice(2)));
    process.stdout.write(`${result}\n`, () => process.exit(0));
  } catch (error) {
    failed(error);
  }
}

function failed(error) {
  console.error(String(error?.stack ?? error).slice(-4000));
  process.exit(1);
}
