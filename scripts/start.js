// Starts the product: site and API on one origin. Everything it needs was prepared by `prestart`.
import { join } from 'node:path';
import { fail, PROJECT } from './prepare/project.js';

// Said here because an older Node cannot even read the server's TypeScript.
if (Number(process.versions.node.split('.')[0]) < 24) {
  fail(`Storylantern runs on Node 24 and this is ${process.version}. "npm start" brings it along; or install Node 24.`);
}
// Threads and processes started later read the same cache, so that the first story of a start comes sooner.
process.env.NODE_COMPILE_CACHE ??= join(PROJECT, 'node_modules', '.cache', 'storylantern', 'compiled');
const { enableCompileCache } = await import('node:module');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('../apps/server/src/main.ts');
