import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { FACT_SHEETS } from '../src/index.ts';
import { sheetFaults } from './sheet-faults.ts';

/**
 * What is wrong with the fact sheets: `node packages/library/test/lint-sheets.ts [sheet id ...]`; first each sheet by
 * itself, then every variant of its pages as it is told. Ends with 1 when there is a fault.
 */
const asked = process.argv.slice(2);
const sheets = FACT_SHEETS.filter((each) => asked.length === 0 || asked.includes(each.id));
for (const id of asked) if (!sheets.some((each) => each.id === id)) console.log(`${id}: not in FACT_SHEETS`);
let count = 0;
for (const sheet of sheets) {
  const faults = [...new Set(sheetFaults(sheet))];
  count += faults.length;
  console.log(`${sheet.id}: ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
const told = join(import.meta.dirname, '..', '..', 'storyteller', 'test', 'lint-adventures.ts');
const ended = spawnSync(process.execPath, [told, ...sheets.map((each) => each.id)], { stdio: 'inherit' });
process.exitCode = count > 0 || ended.status !== 0 ? 1 : 0;
