import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

const FRIENDS = ['Ines', 'Sami', 'Jess'] as const;

/** There is one nail, and somebody else's notice hangs below; what it looks for has been in everybody's sight. */
export function old(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { k, w1, w2, W1, W2, wrong1, wrong2, name, h, there, seen, met, alsoSeen, props } = asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const M = company.person('Mr Marsh', 'neighbour');
  const P = company.person('Mrs Penrose', 'grandparent');
  const r = R.name;
  return {
    title: titled(chance.pick('one nail', 'what it did not say', 'wanted', 'the notice underneath')),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [{ who: K, pose: 'reach', feeling: 'proud' }],
          things: ['sign'],
        },
        `On the lamp post at the corner there is one nail, and what hangs on it is read by everybody. ${k} came with a notice under one arm. It had been in the making since Sunday. The letters had come out so large that there was only room for the name. "${name}." Something was on the nail already, rather wet, with its back to the road. ${k} hung the new one over it.`,
        `Whatever one wants to know, one puts it on the lamp post by the baker's. Everybody waits for the bus there, and reads. ${k} had made a notice as big as a tea tray. It had no picture and no date. There was just the name on it, from one edge to the other. "${name}." There was only the one nail, and an old bit of paper on it. The new notice went on top, and hid it nicely.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        ...(hero === null
          ? [
              `It was about ${k}. It was not the sort of thing that one can say at table, between the peas and the pudding. But it was true, and it was ${K.names} own, and nobody had asked. If it hung in the street, somebody would have to say something. It might be somebody who knew just what it was like.`,
              `What it said was so, and it was ${k} who ought to know. But one can't just walk up to people and begin. One can only put it where they will see it, and stand about near by. Sooner or later somebody would read it to the end, and ask.`,
            ]
          : [
              `It had come to ${k} on Sunday, between two spoons of porridge, and it had not gone away. There was ${h}, just as it said, and as clear as the jam. There must be one somewhere, for one can't make up a thing like that. And whoever knew about it would have to wait for a bus some time.`,
              `${k} had never met one. But since Sunday ${k} could see ${h} with both eyes shut, and every word was so. It did not look made up. It looked like somebody who lives round the corner, and whom nobody has asked. So ${k} was asking.`,
            ]),
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [
            { who: M, pose: 'look-up', feeling: 'worried', holds: 'torch' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['torch'],
        },
        `The first bus brought Mr Marsh, who read it with his hat off. "Lost," he said. "Dear, dear. And where was it last seen?" "${refrain}," said ${k}. "Then we must look everywhere," said Mr Marsh. He had once been lost himself, in a cheese shop, for an hour. He came back with a torch, and started with the dustbins.`,
        `Mr Marsh always read everything, even the timetable. "How long has it been missing?" he asked. "${refrain}," said ${k}. "It's in the little things that people forget themselves," said Mr Marsh. He missed his bus on purpose, and went for a torch. Soon one could hear him under the hedges, calling, in a voice for something shy.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud', holds: 'scarf' },
            { who: B, pose: 'stand', feeling: 'determined' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: ['scarf'],
        },
        `Then came ${w1}, very smart, in a red scarf. "It's about the position," it said. "${wrong1} I've all my own teeth." It showed them how it would go, up and down the pavement, and people on the bus waved. But there was a queue by now. "${wrong2} I was born to it," said ${w2}, who was next. "What are the hours?" "${refrain}," said ${k}.`,
        `${W1} had put on a red scarf, so as to look like somebody one would take. "You'll be wanting me, I believe. ${wrong1}" It did a little of it for them, by the kerb. ${k} had to admit that it was well done. "Call that experience?" said ${w2}, from behind. "${wrong2} Since before breakfast. What's the pay?" "${refrain}," said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: P, pose: 'sit', feeling: 'happy' },
            { who: M, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'stand', feeling: 'proud' },
          ],
          things: ['chair', 'basket'],
        },
        `Mrs Penrose took it for a concert. She set up a chair by the lamp post, and a basket with a flask in it. "I'm never late," she said. "When do they open the doors?" "${refrain}," said ${k}, and by then it was said in chorus. There were forty people round that lamp post, and not one of them would get on a bus. ${k} had never put up anything that anybody stopped for.`,
        `By four there was nowhere to stand. Mrs Penrose had brought a chair, and a basket, for she thought that it was music. "Is it one of those where one may clap?" she asked. "${refrain}," said everybody. They liked saying it. They told each other what it would be. In the middle stood ${k}, as warm as a loaf.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: R, pose: 'reach', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: P, pose: 'sit', feeling: 'calm' },
          ],
        },
        `Only ${r} was not looking at it. ${r} was looking at the ground, between all the shoes, and had been looking since Monday. "Excuse me," said ${r} to a great many knees. "Could I get to the nail?" "What for?" said ${k}. "To see if it's still up," said ${r}. "Nobody's come. I put it up three days ago, and not one person has come."`,
        `Somebody was pushing the wrong way. It was ${r}, with a red nose, getting under Mrs Penrose's chair to look there too. "What have you lost?" said ${k}. "It's on the notice," said ${r}. "It's on the nail. I walk past every day to see if it's been read, and today I can't get near." Then ${r} looked up, and could not find it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'worried' },
            { who: R, pose: 'stand', feeling: 'sad' },
          ],
          things: ['sign'],
        },
        `${k} lifted up one corner. Below was the wet paper, and it was in ${R.names} writing. It did say. It said everything. LOST, one red scarf, Gran made it, she's coming on Sunday, please. Nobody had read it, because a very large notice was in the way. And there was only the one nail. All forty of them were waiting, and whoever it was might be on the next bus. ${k} had only to let go of the corner.`,
        `So ${k} looked behind the notice. LOST, it said there, on wet paper, in small neat letters. One red scarf. It is from my gran. She will look for it on Sunday. It had everything that a notice should have, and no one in the world could see it. There was one nail. There were forty people who had come for the big one, and they might come only once. It would have been quite easy not to have looked.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: A, pose: 'hide', feeling: 'shy', holds: 'scarf' },
            { who: R, pose: 'point', feeling: 'surprised' },
            { who: M, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['scarf'],
        },
        `It came off the nail with a noise like a sigh, and that was the crowd. "Is it cancelled?" somebody said. Then they all read what was left. Forty people said "red scarf" under their breath. And forty people, with Mr Marsh in front, turned slowly round and looked at ${w1}. "I found it," said ${w1}. "I did look to see whose it was." It began to unwind. "It's not marked," it said.`,
        `${k} took hold of the big notice with both hands, and it was down. A sort of groan went round. "Nothing today, then," said somebody. But they were people who read, so they read the other. It went very quiet. Then one after the other they looked at ${w1}, who had gone as red as the scarf. "It was on a bush," said ${w1}. "I thought it was for whoever got the job." Nobody had to say anything. ${r} held out both arms.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: R, pose: 'hug', feeling: 'happy', holds: 'scarf' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: P, pose: 'stand', feeling: 'happy' },
          ],
        },
        `${r} had the scarf round twice, and could hardly be seen. "Well, that was very nice," said Mrs Penrose, and folded up her chair. She had liked the end best. The queue shook itself and went to catch its bus. ${W2} walked with ${w1}, who felt the cold round the neck. In five minutes there was nobody at the corner. There was a small wet notice, which nobody needed now, and ${k}, with a large one.`,
        `"Bravo," said Mrs Penrose, and she and everybody clapped, for it had been as good as a concert. ${r} went home inside the scarf. ${W1} and ${w2} got on the bus, and shared a seat. All the talk went away down the road with the light. What had it been about, the other one? Nobody could quite say. ${k} was left with it under one arm, and it weighed more than it had on the way there.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [
            met('look-up', 'shy'),
            ...(hero === null
              ? [{ who: R, pose: 'stand', feeling: 'curious' } as const]
              : [{ who: K, pose: 'sit', feeling: 'surprised' } as const]),
          ],
          things: ['sign'],
        },
        ...(hero === null
          ? [
              `It was nearly dark when ${r} came back, with something for the nail. It was nothing, only a thank you, and it was not very dry. "What was yours?" said ${r}. ${k} held it up to the lamp. ${r} read it to the end, and then looked over the top of the notice. "That's you," said ${r}. "Yes." "Are you lost?" "No," said ${k}. "For sale?" "No." "Then what are you?" ${k} didn't know. It had been left out.`,
              `"Budge up," said somebody in a scarf, when the lamp had come on. ${r} sat down on the kerb, and spread out the notice over both their knees, and read it twice. "It's about you, isn't it?" "It might be," said ${k}. "Is it an advertisement?" "No." "Are you missing?" said ${r}. "Not really," said ${k}. "What, then?" And that was just it. There was no word at the top.`,
            ]
          : [
              `The lamp had just come on. "Excuse me," said somebody. "Was there a notice here? I was told that it was about me, but I had to come a long way." It was ${h}. There was no mistake about it, for everything was just as it said. ${k} held up the notice, and ${h} read it to the end. "So it is. Am I lost?" "No," said ${k}. "Am I for sale? Then what am I?" ${k} didn't know. It had been left out.`,
              `${k} sat down on the kerb, under the lamp. So it was ${k} who saw ${h} come along the road, reading every lamp post there was. Nobody could have taken ${hero.him} for anybody else. "They said that I was up on a post," said ${h}, "and now I'm not." ${k} unrolled the notice. It was read very slowly. "That's me. Why? Has somebody lost me? Is it for a job?" And there was no word at the top that would say.`,
            ]),
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: hero === null ? R : K, pose: 'kneel', feeling: 'determined', holds: 'pencil' },
            met('sit', 'shy'),
          ],
          things: ['sign'],
        },
        ...(hero === null
          ? [
              `${r} thought about it. Four streets had been out today for something that they had never seen, with a torch, and sandwiches. Nobody had even got on a bus. ${r} took a pencil out of one sock. There was a bit of room above the name, if one wrote small, and ${r} did. It only took six letters. "Wanted."`,
              `${r} had a pencil, and licked it. "If I'd lost you," said ${r}, "I'd have been under that chair for you as well." That was said to the notice, and not very loud. There was just room for a word along the top. It was written small and neat, like the other. "Wanted."`,
            ]
          : [
              `${k} thought about it. Four streets had been out today with a torch, and sandwiches, for somebody whom they had never seen. Nobody had even got on a bus. And ${k} had been looking since Sunday. There was a bit of room above the name, if one wrote small. ${k} found a pencil, and it only took six letters. "Wanted."`,
              `There was the flat place in the grass where forty people had stood. There was a torch that Mr Marsh had forgotten, still on. "I don't think you were ever lost," said ${k}. It wanted a word, and there was just room for one along the top. ${k} took a pencil, and did it small and neat, as ${r} would. "Wanted."`,
            ]),
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [
            met('stand', 'happy'),
            { who: M, pose: 'look-up', feeling: 'curious' },
            { who: R, pose: 'stand', feeling: 'happy' },
            ...(hero === null ? [] : [{ who: K, pose: 'stand', feeling: 'happy' } as const]),
          ],
          things: ['sign'],
        },
        `There are two nails now. ${r} put in the second, so that nobody has to hang on top of anybody. Every morning they wait there for the bus, ${r} in the scarf, and ${hero === null ? k : `${k}, and ${h}`}. "Wanted," read Mr Marsh, who always reads it again. "It still doesn't tell one what for." "No," said ${k}. "${refrain}."`,
        `By Sunday there was a second nail, which ${r} had brought along in a pocket. So both could hang. The scarf went by below with a gran inside, and she was shown the lot. "Wanted," read Mr Marsh aloud, to the whole queue. "By whom? And what for?" They all looked at the notice, and then they looked at ${h}. "${refrain}," they said.`,
      ),
    ],
  };
}
