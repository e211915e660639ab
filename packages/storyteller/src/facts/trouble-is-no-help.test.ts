import { READING_ORDER, type AgeBand, type Gender } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, gender: Gender, problem: string, notes: string): string[] =>
  [1, 2, 3].map((seed) => {
    const { content } = tellSocialStory(
      { name: gender === 'girl' ? 'Ada' : 'Theo', ageBand, gender, problem, notes, occasion: 'help' },
      { seed },
    );
    return READING_ORDER.map((kind) => content[kind]).join('\n');
  });

/** What is the trouble, what no longer helps and what is forbidden: none of it is offered to a child. */
test.each<[AgeBand, Gender, string, string, RegExp]>([
  ['4-5', 'girl', "She won't stay in her car seat.", "She can undo the buckle. It's dangerous.", /undo/],
  ['6-7', 'boy', 'He runs off.', 'He can open the front door. He can climb over the gate.', /front door|over the gate/],
  ['4-5', 'girl', 'She picks her nose and eats it.', 'Tissues are in her pocket.', /can pick/],
  ['6-7', 'girl', 'She is afraid of the stairs in the dark.', 'Her brother jumps out to scare her.', /jump|scare/],
  ['8-10', 'boy', "He won't go to sleep on time.", 'He reads Dog Man under the covers.', /under the covers/],
  ['4-5', 'boy', "He's rough with our baby.", 'He squeezes her too hard, he means it as love.', /too hard/],
  ['6-7', 'boy', "He's a sore loser.", "With Grandpa he's better because Grandpa lets him win.", /let Theo win/],
  ['4-5', 'girl', "Ada won't sleep in her own bed.", "Her blanket doesn't help any more.", /her blanket/],
  ['6-7', 'boy', 'He shouts at his teacher.', 'He is not allowed to bring his fidget spinner into class.', /spinner/],
  ['6-7', 'boy', 'He fidgets in class.', "He can't bring his squishy, it's against the school rules.", /squishy/],
  ['6-7', 'boy', 'He hits his little brother.', 'He says sorry afterwards.', /say sorry afterwards when/],
  ['6-7', 'boy', 'He hates swimming.', "He isn't allowed goggles in lessons.", /his goggles/],
  ['6-7', 'girl', 'She sucks her sleeve.', 'A chewy pendant shaped like a star. School took it away.', /use her chewy/],
  ['8-10', 'boy', 'Theo is bullied at the bus stop.', 'We walk him now.', /for walking Theo/],
  ['2-3', 'boy', "He won't go to Daddy.", 'Daddy works nights. He says go away.', /"go away"|in the other home/],
  ['4-5', 'boy', "He won't go on the toilet at preschool.", 'Big boys are in there.', /Big boys/],
  ['6-7', 'boy', 'He is afraid of dying.', 'He asks every night.', /every night/],
])('%s %s: %s // %s', (band, gender, problem, notes, wrong) => {
  for (const text of told(band, gender, problem, notes)) expect(text).not.toMatch(wrong);
});

/** What was seen to make it worse, or to change nothing, is offered by no sentence, be it the parent's or a story's own. */
test.each<[AgeBand, Gender, string, string, RegExp]>([
  ['4-5', 'boy', 'Meltdown whenever the tablet goes off.', 'We use a timer but it makes it worse', /timer/],
  ['4-5', 'boy', 'Meltdown whenever the tablet goes off.', "We use a timer but it doesn't work.", /timer/],
  ['6-7', 'girl', 'She gets so angry.', 'We count to ten, it only makes her angrier.', /can count/],
  ['6-7', 'boy', 'He is scared of the dark.', 'A night light makes it worse because of the shadows.', /night light/],
  ['6-7', 'girl', 'She gets so angry.', 'Dad sings and that winds her up.', /can sing/],
  ['4-5', 'girl', 'She is scared of thunder.', 'I hold her hand but she hates that', /can hold (?:her|Ada's|a) hand/],
])('%s %s: %s // %s', (band, gender, problem, notes, wrong) => {
  for (const text of told(band, gender, problem, notes)) expect(text).not.toMatch(wrong);
});

test('a visit that is to come is no help', () => {
  const texts = told('8-10', 'boy', 'He is scared of dogs.', 'We are going to visit Auntie Sue who has a labrador.');
  for (const text of texts) expect(text).not.toMatch(/can visit Auntie Sue/);
});

/** What is noted stands in English, or not at all. */
test.each<[AgeBand, Gender, string, string, RegExp]>([
  ['6-7', 'girl', "She won't do her homework.", 'After a snack it goes better.', /The after/],
  ['4-5', 'girl', 'She hides when visitors come.', 'Eventually she comes out with her cat puppet.', /The eventually/],
  ['2-3', 'boy', "Won't let us cut his nails.", 'asleep is ok', /The asleep/],
  ['4-5', 'boy', "He doesn't like wearing shoes.", 'barefoot at home is fine', /The barefoot/],
  ['6-7', 'boy', "He won't speak to adults.", 'Waving is fine.', /The waving/],
  ['6-7', 'girl', 'She has nightmares.', 'I walk her back and sit five minutes.', /Ada's back/],
  ['8-10', 'boy', "He doesn't want to go to church anymore.", 'We go as a family.', /as a family with/],
  ['4-5', 'boy', "He won't go in the sea.", 'We go to Cornwall every August.', /can go to Cornwall/],
  [
    '8-10',
    'girl',
    "She's had a fall-out with her best friend Jess.",
    'They sit next to each other.',
    /by sitting next to each/,
  ],
  ['6-7', 'girl', "She's scared of escalators.", 'Hand holding helps.', /her hand holding/],
  [
    '8-10',
    'girl',
    "She won't talk about what's wrong.",
    "We've a worry book she can leave on my pillow.",
    /her pillow/,
  ],
  [
    '6-7',
    'girl',
    "She won't join in at PE.",
    'Her PE teacher Mr Hall lets her use a soft ball.',
    /lets her use a soft ball.*lets|the use/,
  ],
])('%s %s: %s // %s', (band, gender, problem, notes, wrong) => {
  for (const text of told(band, gender, problem, notes)) expect(text).not.toMatch(wrong);
});

/** Whoever is meant is told of, and nobody else. */
test.each<[AgeBand, Gender, string, string, RegExp]>([
  [
    '4-5',
    'boy',
    "He's scared of the doctor.",
    "The doctor's name is Dr Grey and he has a train on his desk.",
    /Theo has a train/,
  ],
  ['8-10', 'boy', "He's nervous about his first communion.", 'Father Pat practises with him.', /Dad/],
  ['8-10', 'boy', 'As his teaching assistant I see him cry before spellings.', 'He practises a lot.', /\bAs can\b/],
])('%s %s: %s // %s', (band, gender, problem, notes, wrong) => {
  for (const text of told(band, gender, problem, notes)) expect(text).not.toMatch(wrong);
});

test('what was found to work is told as a help', () => {
  expect(told('4-5', 'boy', "He kicks when he's cross.", "We've found that stamping works.").join('\n')).toMatch(
    /stamp/,
  );
});

test('what is done is told where it helps: a hand held, a walk back to bed', () => {
  expect(told('6-7', 'girl', "She's scared of escalators.", 'Hand holding helps.').join('\n')).toMatch(
    /Ada can hold a grown-up's hand/,
  );
  expect(told('6-7', 'girl', 'She has nightmares.', 'I walk her back and sit five minutes.').join('\n')).toMatch(
    /walk (?:Ada|her) back/,
  );
});
