import { FACT_SHEETS } from '@storylantern/library';
import { toldFaults } from './adventure-faults.ts';

/**
 * What the audits find in fact sheets as they are told, every variant of every page with every guide:
 * `node packages/storyteller/test/lint-adventures.ts [sheet id ...]`. Ends with 1 when there is a fault.
 */
const asked = process.argv.slice(2);
let count = 0;
for (const sheet of FACT_SHEETS.filter((each) => asked.length === 0 || asked.includes(each.id))) {
  const faults = toldFaults(sheet);
  count += faults.length;
  console.log(`${sheet.id}, told: ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
process.exitCode = count > 0 ? 1 : 0;
