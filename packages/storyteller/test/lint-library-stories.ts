import { COLLECTION_STORIES, EXPERT_STORIES } from '@storylantern/library';
import { faultsOf, sharedFiveGrams, textOf } from './library-story-faults.ts';

/**
 * What is wrong with the stories of the expert library: `node packages/storyteller/test/lint-library-stories.ts
 * [challenge or collection id ...] [--read]`. Prints hard faults, advice, and pairs that say too much alike; with
 * `--read` the stories too.
 */
const asked = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const read = process.argv.includes('--read');
const shelves = [
  ...Object.entries(EXPERT_STORIES),
  ...Object.entries(COLLECTION_STORIES).map(([id, stories]) => [`${id}-collection`, stories] as const),
];
const all = shelves.flatMap(([id, stories]) => stories.map((story, at) => ({ id: `${id} ${at}`, shelf: id, story })));
let hard = 0;
for (const { id, shelf, story } of all) {
  if (asked.length > 0 && !asked.includes(shelf)) continue;
  const faults = faultsOf(story);
  hard += faults.hard.length;
  if (read) console.log(`\n${id} | ${story.title} | ${story.ageBand} ${story.hero.name}\n${textOf(story)}`);
  for (const fault of faults.hard) console.log(`HARD   ${id} "${story.title}": ${fault}`);
  for (const fault of faults.advice) console.log(`advice ${id} "${story.title}": ${fault}`);
  for (const other of all) {
    if (other.id === id) continue;
    const shared = sharedFiveGrams(story, other.story);
    if (shared > 0.15) console.log(`ALIKE  ${id} and ${other.id}: ${Math.round(shared * 100)} %`);
  }
}
const counts = shelves.map(([id, stories]) => `${id} ${stories.length}`).join(', ');
console.log(`\n${all.length} stories, ${hard} hard faults. ${counts}`);
