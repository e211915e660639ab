import { READING_ORDER, type AgeBand, type Gender, type Occasion } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from '../../tell-social-story.ts';
import { notedStatements } from './noted-statement.ts';

const NAMES: Readonly<Record<Gender, string>> = {
  boy: 'Theo',
  girl: 'Ada',
  'non-binary': 'Sam',
  'prefer-not-to-say': 'Sam',
};

const told = (
  ageBand: AgeBand,
  gender: Gender,
  problem: string,
  notes: string,
  occasion: Occasion = 'help',
): { text: string; leftOut: readonly string[] } => {
  const { content, leftOut } = tellSocialStory(
    { name: NAMES[gender], ageBand, gender, problem, notes, occasion },
    { seed: 3 },
  );
  return { text: READING_ORDER.map((kind) => content[kind]).join('\n'), leftOut };
};

test.each<[AgeBand, Gender, string, string, string]>([
  ['2-3', 'boy', 'going for his 2 year old jabs on friday', 'Granny Pam comes too and brings the stickers', 'Granny Pam comes too and brings the stickers.'],
  ['4-5', 'boy', 'Daddy works away on the boats two weeks at a time', 'They have matching pebbles. Daddy rings at 6 before tea.', 'Daddy rings at six before tea.'],
  ['6-7', 'boy', 'doesnt like losing at games', "His sister Ellie plays with him, she's 9 and very patient", "Theo's sister Ellie is nine and patient."],
  ['8-10', 'girl', 'my partner is moving in with his daughter, they will share a room', 'Daughter is called Robyn. They both like gymnastics.', 'Robyn and Ada both like gymnastics.'],
  ['4-5', 'boy', 'starting swimming lessons, wont put his face in', 'His goggles are green with a frog', 'goggles are green with a frog.'],
  ['11+', 'boy', 'starting secondary school, two buses', 'His sister Abi did the same route and did a practice run with him.', "sister Abi did the same route and did a practice run with him."],
  ['6-7', 'girl', 'frightened of the fire alarm at school since the drill', 'she likes to know which day it will be', 'which day it will be.'],
  ['8-10', 'girl', 'period talk at school, she is mortified', "her massi, who's only 22, she'd listen to her", 'can talk to Massi about it.'],
  ['8-10', 'boy', 'hates doing his finger prick at school', 'His best mate Tom times him on his watch to see how quick he can be', 'best mate Tom times him on the watch to see how quick he can be.'],
  ['6-7', 'girl', 'scared of the wobbly tooth', 'Her brother Macsen lost his in a toffee apple and tells her about it', 'brother Macsen lost his in a toffee apple'],
  ['11+', 'girl', 'her brother is disabled and gets most of our time', 'Saturday mornings her dad and her go to the cafe with the wobbly table.', 'Dad and Ada go to the cafe with the wobbly table on Saturday mornings.'],
  ['6-7', 'boy', 'gets told off for calling out in class', 'He has a little notepad for his ideas now, Mr Okoro reads it at the end of the lesson', 'notepad for his ideas now. Mr Okoro reads it at the end of the lesson.'],
  ['6-7', 'boy', 'going between two homes, always forgets something', 'His step mum Jen packs the bag with him on Thursdays.', "Theo's stepmum Jen packs the bag with him"],
  ['6-7', 'boy', 'he is in a new school', 'Boy called Arjun in his class draws pictures with him.', "Arjun in Theo's class draws pictures with him."],
  ['8-10', 'boy', 'spelling tests make him feel sick', "He's amazing with Lego and knows every bird.", 'Theo is good with Lego and he knows every bird.'],
  ['4-5', 'girl', "Mummy is having a baby soon and she is worried", 'Grandma will look after her when the baby comes', 'It says Grandma.'],
  ['8-10', 'boy', 'mum is having a baby soon', 'The plan is that Granny stays here when the baby comes.', 'It says Granny.'],
  ['6-7', 'boy', 'starting school, scared of the bus', 'Grandad is going to take him to school.', 'The plan is that Grandad takes Theo to school.'],
  ['6-7', 'boy', 'diabetic and fed up of finger pricks', 'He gets a sensor next month.', 'The plan is that Theo gets a sensor next month.'],
  ['4-5', 'girl', 'bedtime is a battle', 'We do bath, book, song, then lights out.', 'bath, book, song and then lights out'],
  ['4-5', 'boy', 'bedtime is a battle', 'Our bedtime routine is teeth, two books, cuddle.', 'teeth, two books and then cuddle'],
  ['4-5', 'girl', 'first time on a plane', 'We are visiting Obaachan and Ojiichan', 'The plan is to visit Obaachan and Ojiichan.'],
  ['4-5', 'boy', 'hits other kids at nursery when they take his toy', 'his teacher says to use his words', 'The teacher can say, "Use your words."'],
  ['4-5', 'girl', 'bedtime is a battle', 'We have a bedtime chart on the fridge', 'There is a bedtime chart on the fridge.'],
  ['6-7', 'boy', 'we got divorced, he misses his dad', 'He sees dad on Wednesdays and every other weekend', 'Theo sees Dad on Wednesdays and every other weekend.'],
  ['4-5', 'girl', 'scared of needles, has her boosters', 'We practise at home with her teddy', 'practise at home with her teddy.'],
])('%s %s, %s: %j is told as %j', (band, gender, problem, notes, words) => {
  const story = told(band, gender, problem, notes);
  expect(story.text).toContain(words);
  expect(story.leftOut.filter((each) => notes.includes(each))).toEqual([]);
}); // prettier-ignore

test.each<[AgeBand, Gender, string, string, RegExp]>([
  ['6-7', 'girl', 'new glasses', 'Her big sister wears glasses too', /sister can wear/],
  ['6-7', 'girl', 'scared of wasps', 'Miss Riley does the gardening club and goes round with her', /can do the gardening club/],
  ['4-5', 'girl', 'scared of the loud flush at school', 'Mrs Bell stands by the sink and hums', /and hums/],
  ['4-5', 'boy', 'Daddy is a soldier and is going away', 'Mummy gets sad too.', /get sad/],
  ['4-5', 'girl', 'new baby brother', 'Brother is Ned.', /Ned can/],
  ['8-10', 'boy', 'wont go to school, stomach ache', 'He says the toilets stink. His sister reads better than him.', /stink|better than him|reads better/],
  ['6-7', 'girl', 'cries at bedtime since we moved', 'I lie with her til she drops off', /her til|Ada til/],
  ['8-10', 'girl', 'school wants to move her into the other class', "Mrs Farouk's class. Keeps lizards.", /Farouk's can|keeps lizards/],
  ['6-7', 'boy', 'still wets the bed and is invited to a sleepover', "Sleepover is at Max's house, Max's mum knows.", /Mum can/],
  ['6-7', 'girl', 'a blood test on monday morning', 'Numbing cream, her mum holding her other hand', /before\. (?:Ada|Mum|A grown-up) can|has been good before|has helped before/],
  ['6-7', 'girl', 'Dentist. She needs a filling', 'Likes listening to stories on headphones.', /put on her headphones[^]*stories on headphones/],
  ['6-7', 'boy', 'scared of the dentist', 'Dentist is Mr Shah, he has a chair that goes up and down', /Theo has a chair|He has a chair/],
])('%s %s, %s: %j is never told as %s', (band, gender, problem, notes, words) =>
  expect(told(band, gender, problem, notes).text).not.toMatch(words)); // prettier-ignore

test.each<[AgeBand, Gender, string, string, string]>([
  ['6-7', 'girl', 'read a whole chapter book', 'she read it to her little sister under the table, a bit each night', 'Ada read a whole chapter book. She read it to her little sister under the table, a bit each night.'],
  ['8-10', 'boy', 'did his own injection for the first time', 'his nonna lit up when he told her', 'Nonna lit up when Theo told her.'],
  ['6-7', 'boy', 'rode his bike to the end of the road', 'His grandpa ran behind with one finger on the saddle and then took it off', 'Grandpa ran behind with one finger on the saddle and took it off.'],
  ['8-10', 'girl', 'went on the brownie camp for two nights', 'Snowy Owl made her hot chocolate and sat on the step with her', 'Snowy Owl made Ada hot chocolate and sat on the step with her.'],
  ['4-5', 'girl', 'did a wee on the potty', 'Sticker with a pineapple on.', 'had a sticker with a pineapple on.'],
  ['4-5', 'girl', 'wrote her own name on a birthday card', 'her pencil has a llama on the end', 'pencil has a llama on the end.'],
])('%s %s, %s went well: %j is told as %j', (band, gender, problem, notes, words) =>
  expect(told(band, gender, problem, notes, 'celebrate').text).toContain(words)); // prettier-ignore

test.each<[Gender, string]>([
  ['boy', 'His brother Max hits him.'],
  ['girl', 'Her dad drinks and shouts.'],
  ['girl', 'Her nan is in hospital. Nana is very poorly.'],
  ['boy', 'He has tantrums. He never listens and he is lazy.'],
  ['boy', 'Mum and Dad argue about money.'],
  ['girl', 'She has autism and ADHD.'],
  ['boy', 'Plays Fortnite with Jack all night.'],
  ['girl', 'The girl who is mean is called Mia.'],
  ['boy', 'Has a card for the toilet but never uses it.'],
  ['girl', 'Best friend Zoe is going to another school.'],
  ['boy', 'Dad lives in Leeds. Mum works nights.'],
  ['boy', 'his friend Sam, he took his lunch'],
  ['girl', 'She likes to run off and hide.'],
  ['girl', 'Mummy gets sad too. She fell off twice first.'],
  ['boy', 'He had been hiding his maths book. His word was rhubarb.'],
  // Hers, and not the child's.
  ['girl', 'new girlfriend Carly and her two boys live there now'],
])('of a %s, nothing is told in passing of %j', (gender, notes) =>
  expect(notedStatements('It is hard.', notes, NAMES[gender], gender).map((each) => each.texts[0])).toEqual([]),
);

test('two facts in the parent’s own words are enough for a small child, and one for the smallest', () => {
  const notes =
    'His cup is green. His plate is blue. His fork has a whale on it. Grandad sits next to him. The spoon is red.';
  const said = /green|blue|whale|Grandad|red/g;
  expect(new Set(told('2-3', 'boy', 'wont eat anything', notes).text.match(said)).size).toBeLessThan(4);
});

test('what is kept about a child, and was not noted for this story, is not told in passing', () => {
  const brief = { name: 'Theo', ageBand: '4-5', gender: 'boy', problem: 'wont tidy up', notes: 'Granny Pam comes too and brings the stickers', remembered: true } as const; // prettier-ignore
  const { content } = tellSocialStory(brief, { seed: 3 });
  expect(Object.values(content).join('\n')).not.toContain('brings the stickers');
});

test('what stands beside a liking in a list is no part of it', () => {
  for (const seed of [1, 2, 3]) {
    const brief = { name: 'Kit', ageBand: '11+', gender: 'non-binary', problem: 'refuses to go on the school residential because of sleeping in a dorm', notes: 'likes reading, asthma inhaler' } as const; // prettier-ignore
    expect(Object.values(tellSocialStory(brief, { seed }).content).join('\n')).not.toContain('read, asthma');
  }
});

test('what the one who writes does is done by nobody else who is named', () => {
  for (const seed of [1, 2, 3, 7]) {
    const brief = { name: 'Elsie', ageBand: '2-3', gender: 'girl', problem: 'cries when I leave her at nursery', notes: 'Her keyworker is called Sam. I pick her up after tea.' } as const; // prettier-ignore
    expect(Object.values(tellSocialStory(brief, { seed }).content).join('\n')).not.toMatch(/Sam can pick/);
  }
});
