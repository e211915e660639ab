import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from './tell-social-story.ts';

const told = (problem: string, ageBand: AgeBand, notes = '') =>
  tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });

/** What exactly frightens a child, or is too much, is what the story is about. */
test.each<[problem: string, ageBand: AgeBand, scene: string, notes?: string]>([
  ['scared of the dark, she says there are faces in the curtains', '4-5', 'fear-dark/shapes'],
  ["she's scared of the shadows on her wall from the tree outside", '6-7', 'fear-dark/shapes'],
  ['screams when we turn the landing light off', '2-3', 'fear-dark/landing'],
  ['bitten by a dog on the hand last summer and now crosses the road if she sees one', '6-7', 'dogs/bitten'],
  ["won't put her face in the water at swimming lessons", '6-7', 'swimming/face'],
  ["has to go in the deep end next week and she's scared she'll sink", '8-10', 'swimming/deep'],
  ['starting swimming lessons without Mummy in the water', '4-5', 'swimming/alone'],
  ['fireworks on bonfire night terrify her, she hides under the table', '6-7', 'loud-noises/sparks'],
  ['scared of the hoover', '2-3', 'loud-noises/hoover'],
  ['meltdowns in the supermarket, lights and noise are too much for her', '4-5', 'shopping-trip/lights'],
  ["cries when she sees Santa and doesn't want to sit on his knee", '4-5', 'meeting-santa/knee'],
  ['scared of automatic flush toilets in shopping centres', '4-5', 'loud-toilets/eye'],
  ["blood test next week, she's petrified of needles", '6-7', 'needles/cream', 'they will use magic cream'],
  ['has to have a filling on Tuesday and is scared of the injection', '6-7', 'dentist/numb'],
  ['has to use her inhaler with a spacer every morning and night and fights us', '6-7', 'taking-medicine/spacer'],
  ["broke her arm, has a cast for six weeks and can't play football", '6-7', 'broken-bone/miss'],
  ['Christmas Day is too much for her, all the visitors and presents', '6-7', 'weddings-and-parties/day'],
  ["doesn't look when she crosses the road, just runs after her ball", '6-7', 'running-off/kerb'],
  ['first time on an aeroplane, scared of the noise at take-off', '4-5', 'flights/roar'],
  ['gets upset if we walk a different way to nursery', '4-5', 'change-of-plan/way'],
  ['swimming was cancelled and she had a meltdown', '6-7', 'change-of-plan/off'],
  ["we're going on holiday to a caravan and she is worried about a different bed", '4-5', 'first-sleep-away/holiday'],
  ['gags on anything mushy like mashed potato or yoghurt', '4-5', 'food-textures/mush'],
  ["convinced there is a witch behind the shower curtain, won't go to the loo on her own", '4-5', 'monsters/curtain'],
  ["saw a scary clown on YouTube and now thinks it's in her room", '6-7', 'monsters/maker'],
  ["our cat Misty scratched her and now she won't go in the same room", '4-5', 'general/animal'],
  ['scared of the gap between the train and the platform', '6-7', 'general/platform'],
  ['frightened the wind will blow the trees down onto our house', '6-7', 'storms/trees'],
  ["nut allergy, she can't have the birthday cake at her friend's party", '6-7', 'allergy/party'],
  ["fire in a neighbour's flat and now she is scared our house will burn down", '6-7', 'feeling-worried/fire'],
  ['scared of the doctor putting the stick on her tongue', '4-5', 'doctors-visit/throat'],
  ['diabetic, hates having to stop for a snack when her friends are playing', '6-7', 'long-illness/pause'],
  ["won't sit still in restaurants", '4-5', 'going-to-a-restaurant/legs'],
  ['screams to get out of the trolley', '2-3', 'shopping-trip/trolley'],
])('%s', (problem, ageBand, scene, notes) => {
  const story = told(problem, ageBand, notes);
  expect(`${story.situation}/${story.thread}`).toBe(scene);
  expect(story.audit.findings.filter((each) => each.hard && !each.passed)).toEqual([]);
});

/** Whoever was named is in the story by name. */
test.each<[problem: string, ageBand: AgeBand, name: string, notes?: string]>([
  ["won't go to Lily's house because they have a big dog called Bruno", '6-7', 'Bruno'],
  ["scared of Nanny's dog Biscuit because he barks when the doorbell goes", '2-3', 'Biscuit'],
  ['starting swimming lessons without Mummy in the water', '4-5', 'Coach Dan', 'Teacher called Coach Dan'],
  ['worried about her first swimming lesson with Mr Lane', '4-5', 'Mr Lane'],
  ['has to have a filling on Tuesday and is scared of the injection', '6-7', 'Dr Shah', 'Dentist is Dr Shah'],
  ["our cat Misty scratched her and now she won't go in the same room", '4-5', 'Misty'],
  ['hates moths coming in through the window at night', '6-7', 'the moth'],
  ['having grommets put in next month', '4-5', 'Mummy can be there', 'Mummy will be there when she wakes up'],
])('%s, told with the name', (problem, ageBand, name, notes) => {
  const { content } = told(problem, ageBand, notes);
  expect(READING_ORDER.map((kind) => content[kind]).join('\n')).toContain(name);
});

test('what a child only asks about is no moment that comes', () =>
  expect(told('asks every night if the house is going to catch fire', '8-10').content.partial).not.toContain(
    'When the house',
  ));
