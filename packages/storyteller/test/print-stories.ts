import { READING_ORDER } from '@storylantern/contract';
import { tellSocialStory, type Brief } from '../src/index.ts';

/**
 * Prints stories to be read aloud by an editor: `node packages/storyteller/test/print-stories.ts [stories of each]`.
 * Six kinds of family, each told several times in a row, every telling knowing the ones before.
 */
const BRIEFS: readonly Brief[] = [
  {
    name: 'mia',
    ageBand: '2-3',
    gender: 'girl',
    problem: 'She is scared when the light goes off at bedtime',
    notes: 'Her blue blanket. Dad reads to her. She loves ducks.',
  },
  {
    name: 'Sam',
    ageBand: '4-5',
    gender: 'non-binary',
    problem: 'hits and throws things when angry',
    notes: 'Sam has a toy rabbit called Pip. It helps when I sing. I am the mum.',
  },
  {
    name: 'Priya',
    ageBand: '6-7',
    gender: 'girl',
    problem: 'starting a new school after we move, she does not know anyone there',
    notes: 'Her teacher is Mrs. Lane. Likes drawing. Counting to ten helps.',
  },
  {
    name: 'James',
    ageBand: '8-10',
    gender: 'boy',
    problem: 'refuses to brush his teeth, every night the same fight',
    notes: 'He loves football and sharks. Grandpa lives with us and helps. Please make it funny.',
  },
  {
    name: 'Robin',
    ageBand: '11+',
    gender: 'prefer-not-to-say',
    problem: 'worries all night before tests, tummy aches',
    notes: 'plays the drums. deep breaths help',
  },
  {
    name: "O'Neil",
    ageBand: '4-5',
    gender: 'boy',
    problem: 'new baby sister, he wants her to go back to hospital',
    notes: 'Mum and Dad both try. trains trains trains. He likes trains.',
  },
];
const EACH = Number(process.argv[2] ?? 5);

for (const brief of BRIEFS) {
  const recent: string[] = [];
  console.log(`\n######## ${brief.name}, ${brief.ageBand}, ${brief.gender}: ${brief.problem} / ${brief.notes}`);
  for (let seed = 1; seed <= EACH; seed++) {
    const story = tellSocialStory(brief, { seed, recent });
    const text = READING_ORDER.map((kind) => story.content[kind]).join('\n');
    recent.unshift(`${story.title}\n${text}`);
    const { reading, findings } = story.audit;
    const advice = findings.filter((each) => !each.passed).map((each) => `${each.rule}: ${each.detail}`);
    console.log(
      `\n--- ${story.title}  [${story.situation}, ${story.thread}; ${reading.words} words, mean ${reading.meanSentence}, longest ${reading.longestSentence}, grade ${reading.grade}${reading.inBand ? '' : ', OUT OF BAND'}]`,
    );
    console.log(text);
    if (advice.length > 0) console.log(`  advice: ${advice.join(' | ')}`);
    if (story.leftOut.length > 0) console.log(`  left out: ${story.leftOut.join(' | ')}`);
    if (seed === 1) {
      console.log(`  benefits: ${story.benefits.join(' | ')}\n  talk: ${story.talkTogether.join(' | ')}`);
      console.log(
        `  also: ${story.alsoAbout.map((each) => each.name).join(', ')}  scene: ${JSON.stringify(story.scene)}`,
      );
    }
  }
}
