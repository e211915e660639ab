import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { jobOf, SOME_WORK, openedPast, type Job } from './job.ts';

const REFRAINS = [
  'And what do you do here?',
  'So what do you do here?',
  'What do you do here, then?',
  'Well, what do you do?',
  'And what is your job?',
  'So what is your job?',
  'What is it that you do?',
  'And you, what do you do?',
  'What do you do all day?',
  'Do you work here, too?',
] as const;
const TITLES = ['the one who fits', 'under the shelf', 'the smallest one at work', 'what do you do here?'];

const jobIn = ({ raw }: Going): Job => jobOf(raw) ?? SOME_WORK;

/** A child goes along to work, and is too small for every job there; until a key is where only somebody small can go. */
export const ALONG: EventPlot = {
  id: 'along',
  when: /\b(?:i|we|mia|child) (?:go|goes|come|comes|went) (?:along )?to work with\b|\bto work with\b|\bat work with\b|\bchild to work\b|\b(?:visit\w*|see\w*|day|help\w*)\b[^.]*\bat work\b|\btakes? (?:me|us|\p{L}+) to (?:work|the office|(?:his|her) (?:work|job|office))\b|\ball day\b|\b(?:station|hospital|office|shop|bakery|garage|library|surgery|school|work ?place|building site|vet)\b|\b(?:his|her|['’]s) (?:job|work)\b/iu,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { place, others, locked, opens } = jobIn(going);
  const r = chance.pick(...REFRAINS);
  const ask = /all day/i.test(going.raw);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(G, 'walk', 'happy', 'backpack'), seen(K, 'walk', 'excited')],
        },
        `${ask ? `What does ${g} do all day?` : `Today ${g} does not go alone.`} ${K.introduced} comes along to ${place}.`,
        `"Come along," says ${g}. They go to ${place}. ${ask ? `"See what I do all day!"` : ''} ${K.introduced} has a hat on.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'stand', 'shy'), seen(G, 'stand', 'happy')] },
        `"Hello!" say ${others}. "${r}" ${k} does not know yet.`,
        `There are ${others}. "${r}" ${k} has to think.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy')], things: ['crayon'] },
        `A crayon rolls under the shelf. In goes ${k}, and gets it.`,
        `Oh! Away goes a crayon, under the shelf. ${k} can just get in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'determined'), seen(G, 'stand', 'calm')] },
        `Can ${k} open the door? No, too heavy. "${r}"`,
        `"I do the door!" says ${k}. Too heavy! "${r}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'determined')], things: ['telephone'] },
        `Ring, ring! Can ${k} get it? No, too high. "${r}"`,
        `"I do the telephone!" It is too high up. "${r}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'worried', 'box')] },
        `Can ${k} carry a box? Bump, too wide. "${r}"`,
        `"I do the box!" Bump. Too wide! "${r}"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'surprised')], things: ['key'] },
        `Oh! ${Gcap} drops the key under the shelf. Now ${locked} stays shut.`,
        `Clink! There goes the key, under the shelf. Now ${locked} can not open.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'worried'), seen(K, 'stand', 'curious')] },
        `${Gcap} lies down. No, too big. All lie down. All too big!`,
        `${Gcap} can not get in. ${cap(others)} can not. They are all too big!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'proud', 'key')] },
        `Who got the crayon? In goes ${k}. Out comes ${k} with the key!`,
        `But the crayon came out. So ${k} slides in again. "I have it! The key!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')] },
        `Click! ${opens}. "${r}" says ${g}. "I am small!"`,
        `Click! ${opens}. "${r}" "I get under things!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { place, others, locked } = jobIn(going);
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(G, 'walk', 'happy', 'backpack'), seen(K, 'walk', 'excited')],
        },
        `"What do you do all day?" said ${K.introduced}. "This and that," said ${g}. "It would be quicker to show you." So one morning the two of them went to ${place}. ${k} had a bag too, with crayons in it.`,
        `${Gcap} went to ${place} every day, and nobody knew what happened then. "Do you sit down?" said ${K.introduced}. "Do you run?" "Come along and see," said ${g}. ${k} took crayons, in case there was writing to be done.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'stand', 'shy'), seen(G, 'stand', 'happy')] },
        `${cap(others)} stood about with cups in their hands. "This is ${k}," said ${g}. "Good!" they said. "We can do with somebody. ${r}" ${k} went pink. Everybody here did something.`,
        `Inside it was loud, and ${others} all shook hands with ${k}. One of them had a very long arm for it. "${r}" said that one. ${k} looked at ${g}. But ${g} was busy with a key.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(G, 'stand', 'calm')], things: ['crayon'] },
        `First ${k} drew. The red crayon rolled off, and away under the iron shelf. ${k} lay down flat, breathed out, and slid in after it. There was a lot of dust, and a button from long ago.`,
        `${k} sat on the floor with the crayons. One ran off under the iron shelf by the wall. So ${k} went in after it, like a letter under a door. When ${k} came out, all one side was grey.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'determined'), seen(G, 'stand', 'calm')] },
        `"I'll do the door," said ${k}, "when somebody comes." Somebody came. ${k} pulled with both hands. The door did not care. "Is anybody in?" asked the one outside.`,
        `A job was wanted. ${k} thought of the door, which went open and shut all day. But it was as heavy as a cow. When it did go, ${k} went with it. "Is there a child behind here?" said somebody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'determined')], things: ['telephone'] },
        `Then the telephone rang, up on the wall. ${k} jumped. ${k} jumped eleven times, and then it was tired of ringing. "${r}" said a man with a ladder. "I was going to say hello," said ${k}.`,
        `"I can do the telephone!" said ${k}. But it hung where grown-ups have their ears. ${k} stood on the bag, and on the bag of crayons. It stopped. "${r}" said a man with a ladder, stepping over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'worried', 'box'), seen(G, 'stand', 'surprised')] },
        `So ${k} carried a box. It wasn't heavy. It was as wide as ${k} was long. Nobody can see round that. Bump. "Mind my knee!" said ${g}. "I'm just too small for work," said ${k}.`,
        `There were boxes to carry, and ${k} took the lightest. Above it there was hair, and below it there were shoes. It met ${g} in the doorway. "Is that you in there?" said ${g}. "I'm too small for work," said the box.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'surprised'), seen(K, 'stand', 'surprised')], things: ['key'] },
        `Just then it went clink. ${Gcap} had dropped the key. It hopped once, and twice, and slid under the iron shelf. "Oh no," said ${g}. "That's the only one. Now ${locked} will stay shut."`,
        `"Mind out," said ${g}, and turned, and the key flew off. It skipped like a stone, and was gone beneath the iron shelf. It went very quiet. It was the key to ${locked}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'worried'), seen(K, 'stand', 'curious')] },
        `${Gcap} lay down. The arm went in up to the elbow, and stuck. The longest of them tried, and got a cramp. Somebody fetched a broom, and pushed the key in further. Then they tried to lift the shelf. It was screwed to the wall.`,
        `Soon they were all on the floor, like fish. "I can see it," said ${g}. "I can't get in." The broom was too fat. The ruler was too short. And nobody could move the shelf, not an inch.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'proud', 'key'), seen(G, 'stand', 'happy')] },
        `${k} looked at the shelf. There was a clean stripe, in the dust, just as wide as ${k}. "Excuse me," said ${k}, and lay down, and breathed out. Two shoes could be seen, and then none. "Here's a button!" they heard. "And here's the key!"`,
        `"How did my crayon come out?" said ${k}. "What crayon?" said ${g}. ${k} went down flat, like a letter under a door. It was dark in there. There was a spider, who moved up. And then a hand came out, quite grey, and in it was the key.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')] },
        `Click, said the lock. ${openedPast(jobIn(going))}. "So that's what you do all day," said ${k}. "You drop things." "Only when there's somebody to get them," said ${g}.`,
        `The key went round, and it was open. ${openedPast(jobIn(going))}. "I've been here for years," said the man with the ladder. "We never had one who fits."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sit', 'happy')],
        },
        `In the evening they both had their feet up. There was dust in the soup. "${r}" said ${g}. "I'm the one who goes under," said ${k}.`,
        `At home ${g} brushed ${k} down, on the step. "${r}" said ${g}, between two clouds. "Small jobs," said ${k}. And it went into the bath, and the bath went grey.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance, company } = going;
  const { place, others, locked } = jobIn(going);
  const M = company.person('Mr Bell', 'parent');
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick('ask somebody', 'the one they ask', 'what it is that you do', 'a page about work')),
    refrain: r,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'hold', 'curious', 'notebook'), seen(G, 'stand', 'calm')],
        },
        `${K.introduced} had to write a page for school, about what somebody does all day. There was a heading, and nothing under it. "What do you do at work?" said ${k}. "Oh," said ${g}, "this and that." You can't hand that in. "Then come along tomorrow," said ${g}, "and bring the notebook."`,
        `"Write down what one of your grown-ups does all day," the teacher had said. "One page." ${K.introduced} had thought about ${g}, and found that there was a hole there, from breakfast until tea. "Oh, this and that," said ${g}. "It's hard to explain. I'd better take you to ${place}." ${k} packed a notebook, and three pencils.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(K, 'hold', 'shy', 'notebook'), seen(G, 'stand', 'happy'), seen(M, 'stand', 'happy')],
        },
        `${cap(others)} were glad of anything new. "${r}" said a big man called Mr Bell, and bent down to hear. "I watch," said ${k}, "and I write it up." "Then you'll need to be quick," said Mr Bell. ${k} sharpened a pencil. Somebody, surely, was going to do something.`,
        `It was not as ${k} had imagined ${place}. Nobody ran. ${cap(others)} walked about and looked for things. "${r}" said a man as wide as a door, whose name was Mr Bell. "I'm to find out what ${g} does," said ${k}. Mr Bell thought. "That," he said, "I should like to read."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'curious', 'notebook'), seen(G, 'walk', 'calm')] },
        `By ten there were six lines. Held a door. Found Mr Bell's glasses, on Mr Bell. Said "Try it the other way round." Listened. Ate half a biscuit. Turned it the other way round. It was like a list of what anyone does, on a Sunday. ${k} had so hoped for something with a bit more noise in it.`,
        `${k} wrote it all down, with the times. At nine ${g} moved a chair. At ten past, ${g} told somebody that it would be all right. At half past nine ${g} knew where the tape was. ${k} read it over. Tom's mother flew aeroplanes, and he had already read his page to the class, with the sounds.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')], things: ['pencil'] },
        `A pencil rolled away, under the long iron shelf. ${k} got down after it. It was a tight fit, and on the way out a screw took the top button off. There was a whole museum in there, of caps and coins. Nobody had been in for years.`,
        `Then the good pencil was gone, in under the iron shelf. ${k} breathed out and followed, past a sharp screw, and lay there with it, in the dust. It was another country. Through the gap there was nothing to see but shoes. It was odd how many of them came up to ${g}'s, and stood, and went off faster.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(K, 'hold', 'determined', 'notebook')] },
        `"Not enough?" said Mr Bell, reading over the top. "I'll tell you what. At eleven I go up on the roof to see to the flag. You come with me, and see the whole town, and you can write about that." A roof! That was a page. It might be two. "I'd have to leave at eleven sharp," said Mr Bell.`,
        `${k} tried the others. "${r}" ${k} asked a woman with a drill, who was glad to say. It was a fine, loud thing. "And at eleven I'm going up on the roof, with the drill," she said. "Mr Bell's taking me. There's room for one more." It was nearly eleven. ${Gcap} was watering a plant.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'surprised'), seen(K, 'stand', 'surprised')], things: ['key'] },
        `Clink. It was a small sound, but it stopped everybody. The key had come off its hook and gone beneath the iron shelf as if it lived there. "Is that the key to ${locked}?" said somebody. "It's the one and only," said Mr Bell. Then they all did the same thing. They turned round, and looked at ${g}.`,
        `At five to eleven there was a clink, and somebody said a word. It was the key to ${locked}, and there was no second one. It had slid in under the iron shelf, right to the back. Nobody said, "What now?" They all said the same thing, and all at once. They said that ${g} would know. And ${k} looked up from the page.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'worried'), seen(M, 'kneel', 'worried')], things: ['broom'] },
        `They tried Mr Bell's arm, which went in as far as the watch. A broom only made it worse. The shelf was screwed to the wall, and the screwdriver was in ${locked}. "We want something very flat," said ${g}, "that can think." It wasn't meant as a hint. ${Gcap} did not even look that way.`,
        `The longest arm was too thick, and the thinnest was too short. Somebody poked at it with a ruler, and then the ruler was under there as well. "If we had a magnet," said Mr Bell. "It's in ${locked}," said ${g}. ${Gcap} lay there, one cheek on the floor, and for once did not know where to look.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried', 'notebook'), seen(M, 'stand', 'calm')] },
        `"Eleven," said Mr Bell. "Are you coming up?" He only went once a month. ${k} knew exactly how to breathe, in there, and which side the screw was on. It would take longer than the roof would wait. And in a page on what ${g} did, nobody would ask about a key.`,
        `The clock struck. "Roof," said Mr Bell. "It's now or next month." ${k} had one foot on the stairs. There would be the whole town, from above. Down there lay ${g}, with dust on one eyebrow. And there was only one person in the building who had been in there before.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'determined', 'notebook')], things: ['key'] },
        `"You go," said ${k}, and took off the jumper, and lay down. It was further than the pencil had been. The key lay in a crack, and fingers only pushed it. It needed something thin. ${k} had nothing thin but the page, with all those lines. It's surprising how well a fact slides under a key. It tore, when it came.`,
        `"You go," said ${k} to Mr Bell, and went in. The screw was on the left. At the very back one arm was just not long enough. So ${k} tore out the page, since there was nothing else, and folded it into a long stiff tongue. It fished twice. The list was past reading after that, but on the end of it was the key.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'hold', 'proud', 'key'), seen(G, 'stand', 'happy'), seen(M, 'stand', 'surprised')],
        },
        `A grey arm came out, and then the rest. Click. ${openedPast(jobIn(going))}. "${r}" said Mr Bell, who hadn't gone up at all. He had sat on the bottom stair, to see. "I'm the one who fits," said ${k}, and sneezed.`,
        `When ${k} came out, you couldn't tell the hair from the face. The key turned. ${openedPast(jobIn(going))}. "${r}" said Mr Bell, on the stairs. He had let the roof go, for this month. "Whatever's too low down for you," said ${k}.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'walk', 'happy'), seen(G, 'walk', 'happy')],
        },
        `"I'm sorry about the roof," said ${g}, on the way home. "And your page." "How often do they ask you things?" said ${k}. "I don't know. I don't count," said ${g}. "I do," said ${k}. "It was thirty-one times. And I never heard you say that you were busy."`,
        `They walked home with the sun in their eyes. "You've nothing to hand in now," said ${g}. "And I spoilt the roof for you." "I saw it from underneath," said ${k}. "They come up to your shoes slowly, and they go away fast. All day." ${Gcap} said nothing for the length of a street.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'proud', 'notebook'), seen(G, 'stand', 'happy')],
        },
        `There was one line on the page, next day. It was about what ${g} does. "Everybody's key falls under something," ${k} had written, "and then they ask." The others had to have it explained. But the teacher took off her glasses and read it twice. And beneath the heading, for a stamp, was a thumb mark, in dust.`,
        `In the end it was the shortest in the class. "This and that," it began, for ${g} had been right about it. "But if it was not for ${g}, nobody would know where to look." At the bottom there was room for one thing more. "${r}" the teacher had written there, in red. And under it stood, in pencil, "I fit."`,
      ),
    ],
  };
}
