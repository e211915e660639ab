import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

const FRIENDS = ['Edie', 'Sami', 'Robin'] as const;

/** The right word would win the cup, and has been asked for in confidence; what comes out of the string is said as it came. */
export function old(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { k, aKind1, w1, w2, W1, wrong1, wrong2, right, name, h, H, there, seen, met, props } = asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const M = company.person('Mr Kemp', 'neighbour');
  const T = company.person('Mrs Trott', 'grandparent');
  const r = R.name;
  const He = hero?.He ?? H;
  const him = hero?.him ?? h;
  return {
    title: titled(
      chance.pick('the twentieth garden', 'what came out of the cup', 'one word on a string', 'in at one ear'),
    ),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: K, pose: 'hold', feeling: 'proud', holds: 'cup' },
            { who: R, pose: 'stand', feeling: 'excited' },
          ],
          things: ['string'],
        },
        `It was the longest string in the county. ${k} and ${r} had spent all of the holidays on it, and all of their money. It went from cup to cup, through twenty gardens, and back to the shed where it began. ${r} had drawn a map of it. One spoke into a cup in the shed, and waited. Then it came out of the other cup, having been said by twenty people. "${refrain}," they said to each other, over the fences, and it was quite like a song.`,
        `The summer before, there had been nothing in those gardens but gardens. Now there was a string from cup to cup, with a person at each. It ended at ${K.names} shed, where it began. ${r} had drawn the map. There were twenty, with the empty house. One had to count that, for the string could not jump. "${refrain}," went the gardens, all through August, like bees.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'calm')], ...props },
        `On the last Saturday it was to be judged. Mrs Trott had put up a silver cup for it, from when she was at the telephones. If a message of hers went through all the gardens, and not a word was lost, they had won. For practice they used one that was going about. "${name}." It was new, and it was true, and somebody must have seen it.`,
        `Any real line has to be tried with something hard. Everybody can say "Hello". So on Monday they took some news. ${r} had it from the milkman, who had it from having looked. "${name}." There was not a word in it that one could leave out. And on Saturday Mrs Trott would come with a message of her own, in an envelope, and a silver cup.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [
            { who: K, pose: 'hold', feeling: 'surprised', holds: 'cup' },
            { who: R, pose: 'think', feeling: 'worried' },
            { who: A, pose: 'stand', feeling: 'curious' },
          ],
        },
        `In it went, and out it came. "${wrong1}" "That's not it," said ${r}. They sent it again, and ${k} spoke so clearly that it hurt. "${wrong2}" said the cup. There was always one word that was somebody else. ${W1} had come to the fence, to ask who was talking about whom. "Nobody," said ${k}. "It's a mistake." "Oh," said ${w1}, and stayed, in case.`,
        `"${wrong1}" That was what came out at the other end. ${r} looked at ${k}. They tried it louder, and they tried it slowly. "${wrong2}" said the cup. It was never the same, and it was always only one word. "Did somebody want me?" said ${w1}, over the gate. "I thought I heard something nice." "It was meant to be another," said ${k}. ${W1} sat down, to hear what it would be next.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'walk', feeling: 'determined' },
            { who: M, pose: 'hold', feeling: 'proud', holds: 'cup' },
            { who: B, pose: 'walk', feeling: 'curious' },
          ],
        },
        `Somewhere there was a garden with a hole in it. ${k} went along the string from one to the next, with ${w2} behind, who had nothing else to do. Mr Kemp, in the seventh, had it word for word, and had also written it down. So had the twelfth. In the nineteenth a baby said it. After that there was only the empty house, which had no one in it to be wrong.`,
        `"I shall find it," said ${k}, and set off along the string. On the other side of it walked ${w2}. It was right in the third. It was right in the seventh, where Mr Kemp said it like a poem. It was still right over the last wall but one. Then came the garden that belongs to nobody. Somebody had only hung a cup there, on a bush, to keep the string up.`,
      ),
      page(
        {
          camera: 'close',
          actors: [met('hide', 'shy'), { who: K, pose: 'kneel', feeling: 'surprised' }],
          things: ['bush'],
        },
        `It was not much of a bush, and ${h} was in it, with the cup. ${k} knew ${him} at once. All of the message was there to be seen, just as it said. "It's you," said ${k}. "You're what it's about." "Please don't shout," said ${h}. "I was only sitting here. And then it came down the string, and it was me, with a voice. I didn't know that anybody knew. So I said that it was ${aKind1}."`,
        `The bush was breathing. ${k} lifted up a branch, and there was ${h}, with the cup in front of ${him}. One could have ticked it off, word by word. It was true, and all of it was true at once. "You changed it," said ${k}. "You would, too," said ${h}. "I live here because nobody does. It's not a bad thing to be. But it's all that they would ever say. I put ${aKind1}, and then I put another."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [met('sit', 'worried'), { who: K, pose: 'sit', feeling: 'worried' }],
        },
        `${k} sat down in the nettles, which was a mistake. "It's for a silver cup," said ${k}. "On Saturday it has to be right." "Then I'll sit on the wall on Saturday," said ${h}. "Only don't tell them it's me. Not your friend, either. You can't tell one person a thing like that." It is hard to promise what one has not thought about. ${k} promised.`,
        `There was a wind in the long grass. "Will you say that you found me?" asked ${h}. "I'd have to go, then, and I've just got used to the tap." It was a good garden, for somebody who wanted to be left out of things. "I won't tell," said ${k}. "Nor the other one? With the map?" ${k} had told ${r} everything for five years, even the thing about the fish. "Nor ${r}," said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: R, pose: 'stand', feeling: 'angry' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: ['string'],
        },
        `"Well?" said ${r}. "What was it?" "I don't know," said ${k}, and it was the first time. "It won't happen on Saturday." ${r} looked down the string. "You do know," said ${r}. "You've got nettles up to your elbows. It's the twentieth. There's something in there, and you won't say." After that they still worked on the line. They only did it from different ends.`,
        `${r} was in the shed, with the map. "It's the empty one, isn't it?" said ${r}. "I worked it out. What's in there?" "Only grass," said ${k}. It sounded like something read off a packet. ${r} folded the map, and folded it again, until it could not be folded. "We said no secrets on the line," said ${r}. "It was your rule." ${k} could not even say that it was somebody else's.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: T, pose: 'stand', feeling: 'calm', holds: 'letter' },
            { who: K, pose: 'hold', feeling: 'worried', holds: 'cup' },
            { who: R, pose: 'stand', feeling: 'excited' },
          ],
        },
        `On Saturday there were flags. Half the town stood on the grass, and Mrs Trott sat down with an envelope. "It should be something with an edge to it," she said. "I heard one on Monday that I liked." She put her mouth to the first cup, and only ${k} was near enough to hear. "${name}. ${refrain}." There was nothing to be done. It was on the string. It went over the first fence, and ${k} had gone quite cold.`,
        `Everybody came on Saturday, with chairs. Mrs Trott tore open her envelope by the shed. She took the first cup in both hands, as she had for forty years. "${name}," she told it. "${refrain}." It was going about the town by now, and she had liked the sound of it. ${k} saw the string begin to shake. It would be nineteen gardens before it got there, and nobody can run as fast as a word.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'hold', feeling: 'determined', holds: 'cup' },
            { who: R, pose: 'stand', feeling: 'worried' },
            { who: T, pose: 'stand', feeling: 'calm' },
          ],
        },
        `It was so quiet that one could hear it come. The last cup began to hum, and ${k} held it close. "${wrong1}" It was as soft as anything, and frightened. ${k} knew what had gone in. One word would have put it right. There stood the silver cup, and there stood ${r}. And at the other end somebody was listening, to hear what would be said. "${wrong1}" said ${k}.`,
        `Then it was in the cup, against ${K.names} ear. "${wrong1}" Nobody else could hear it. ${k} had only to say the right one, and who would ever know? Not the town, and not Mrs Trott. ${r} had both thumbs held tight. But it would go back down the string, out loud, with everybody listening. And there was a promise at the other end of it. "${wrong1}" said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: T, pose: 'stand', feeling: 'sad' },
            { who: R, pose: 'walk', feeling: 'angry' },
            { who: K, pose: 'stand', feeling: 'sad' },
          ],
        },
        `"Ah," said Mrs Trott, and it went all over the grass. "One word. What a pity." People laughed a little, and were kind about it. ${r} did not laugh. ${r} walked to the gate, without a look at anybody. "You had it," said ${r}. "You were standing right there when she said it. You had it, and you gave it away, and you won't even say for what." And ${k} would not, even then.`,
        `There was a long breath from the chairs. "One word out," said Mrs Trott, and put her silver cup back in its bag. It is worse to lose by one than by a hundred. ${r} went the whole length of the grass to the gate. "All summer," said ${r}. "And you heard her say it. I saw your face. You could have said it right, and you didn't." It was all so, and there was nothing that ${k} could answer.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            met('hold', 'determined'),
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['cup'],
        },
        `Then the cup on the table spoke, though nobody had asked it. It was not loud. It was just loud enough. "${right} It isn't ${aKind1}. It never was. It's me, and I changed it, and somebody knew and didn't tell." On the wall, in front of half the town, sat ${h}, holding the other end. "I thought that you should have it right," said ${h}. "${refrain}."`,
        `The string had begun to shake again, from the wrong side. Everybody looked at the cup. "Excuse me," it said. "You had better have the right one. ${right} I'm on the wall. I'm the one who put in ${aKind1}, and ${k} knew, and never told." They all turned round, chairs and all. And there sat ${h}, who had never been looked at by more than one at a time. ${He} did not get down. "${refrain}," said ${h}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            met('sit', 'happy'),
            { who: R, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: T, pose: 'stand', feeling: 'happy' },
          ],
          things: ['pancakes'],
        },
        `It was too late for the silver cup, and rules are rules. But Mrs Trott had twenty gardens full of people, and one pan. ${r} sat down on the wall, on the other side of ${h}. "So that was it," said ${r}. "You might have said." "No," said ${k}. "No," said ${r}, after a while. The first plate of pancakes was on its way from the far end, over nineteen fences. One could hear it getting nearer. "${refrain}," they said.`,
        `They did not get the silver cup, which went to a marrow. By supper time there was somebody else on the wall. "I'd have told," said ${r}, who had brought the map. "I think I'd have told." There had been a blank in the twentieth garden. ${r} wrote a name in it, and asked ${h} about the spelling. From house to house came a plate of Mrs Trott's pancakes. "${refrain}," said the gardens, all the way up.`,
      ),
    ],
  };
}
