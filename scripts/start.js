// Starts the product: site and API on one origin. Everything it needs was prepared by `prestart`.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  process.stderr.write(
    `Storylantern runs on Node 24 and this is ${process.version}. "npm start" brings it along; run that, or install Node 24.\n`,
  );
  process.exit(1);
}
await import('../apps/server/src/main.ts');
