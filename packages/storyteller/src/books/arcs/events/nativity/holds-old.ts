import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES } from './holds-said.ts';
import { roleOf } from './parts.ts';

/** For the oldest: whoever holds it cannot say the one line that was won after all. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, company, chance } = going;
  const { part, word, it } = roleOf(going);
  const refrain = chance.pick(...REFRAINS);
  const M = word === 'Mary' ? 'Joseph' : 'Mary';
  const T = company.person('Mr Lee', 'teacher');
  const t = T.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'stage', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(T, 'stand', 'happy')] },
        `There were thirty-one in the class, and the nativity had thirty parts with something to say in them. ${A.introduced} was ${part}. "It's very important," said ${T.introduced}, who was in charge of it. "What do I say?" said ${a}. "You're a sort of a background," said ${t}. On the list, after ${A.names} name, stood a nought. On the floor, beside the stable, there was a cross of tape.`,
        `The list for the nativity hung on the door. It went from Mary down to the back of the camel, and after every name stood the number of lines. After ${A.introduced} it said: ${word}, nought. "Nought isn't nothing," said ${T.introduced}. "You'll be there from the beginning to the end. I can't say that of the kings." ${a} was shown a cross of tape to stand on, and stood on it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'proud'), seen(A, 'stand', 'calm')], things: ['star'] },
        `${B.introduced}, who sat next to ${a} in class, was the first king, and had eleven lines and a beard. ${a} heard them all the way to school, and all the way back. "Again," said ${b}, at every lamp post. By the weekend ${a} knew them, and the shepherds as well, and both ends of the camel. You pick things up, on a cross of tape. And over the stable hung the ${it}. ${t} had sawn it out of a door. It weighed as much as a dog.`,
        `The king with the most to say was ${B.introduced}, who lived in the same street. "You're lucky," said ${b}. "You can't forget anything." They practised it on the wall by the bus stop, ${b} as the king, and ${a} as everyone else. ${a} was good at everyone else. The best thing of all was the ${it}, over the stable, that ${t} had made at home. It was real wood, and it shone, and it was far too heavy.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['star', 'string'],
        },
        `At the first rehearsal it hung on a nail. "${refrain}," somebody said, when the dust had gone. It had missed the doll by a hand. "A bigger nail," said ${t}. At the second it hung on a string. That was a good idea, until the angels pulled at the other end. "${refrain}." ${t} took off his glasses, and cleaned them, and put up a notice about the angels.`,
        `On Monday it fell into the hay, because of the nail. On Tuesday there was string, and a sheep who stepped in a loop of it and went home. "${refrain}," they all said, in chorus, as if it had been in the play. ${a} was the only one who always saw it begin. First there was a creak, and then there was a breath. "Look out!" said ${a}, every time, and it was too late.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'reach', 'worried'), seen(B, 'stand', 'worried'), seen(A, 'stand', 'curious')],
          things: ['star'],
        },
        `There was glue at the third. The lamps were on for the first time, and it was like summer up there. It let go so slowly that ${b} had got to the gold before anybody noticed. "${refrain}," said ${M}, quite coldly. "It only has to hold once," said ${t}. He was up the ladder until dark, with four kinds of screw. "It only has to hold on Thursday."`,
        `They tried glue, and the lamps melted it. They tried wire, and it sang. ${t} had rings under his eyes by now, and talked to it. "What you want," ${a} told him, "is somebody underneath." "What I want," said ${t}, up on the ladder, "is a holiday." But he looked down, all the same, at the cross of tape. It was right underneath.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(T, 'stand', 'worried')] },
        `And on Thursday morning the second angel had a cold, and no voice. "Behold!" she had to say, at the very end, alone, in front of the whole hall. "Who knows it?" said ${t}. It was quite quiet. "I know it," said ${a}. "I know all of them." So now there was a one, after ${A.names} name. It was only one word, but it was the last, and after it everyone bows. ${a} said it into the coats, eleven times, in different ways.`,
        `Then, on the day itself, one of the shepherds fell over a step. He couldn't walk on. He had the last word of all. When everyone has sung, he comes right to the front and says: "Behold!" "Could you do that as well?" said ${t}. "At the end, when you've finished standing?" ${a} could. ${a} had been ready since November, and went and said it to the coats, eleven times.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'happy'), seen(A, 'stand', 'excited')] },
        `The hall was full to the doors, and smelled of wet wool. In the second row sat ${g}, with the good scarf on. ${a} stood on the tape, as ${part} should, and did not wave. It went like a clock. The camel knelt down in the right order. ${b} came on, with the beard. "I bring gold," said ${b}, and there was hardly a shake in it. And ${a}, who had nothing to do but listen, heard a creak.`,
        `When the curtain opened there was a sigh from all the mothers. There they were, sheep and kings and all, and over them, in the light, hung the ${it}. ${Gcap}, in the good scarf, had found the right chair. Everything was where it ought to be. The innkeeper was as rude as he could be. ${b} had just got to the gold when something breathed in, overhead. It was not an angel. ${a} knew what came next.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'surprised')], things: ['star'] },
        `Twenty-nine people on that stage were thinking of what they had to say. One was not. ${a} took a single step, and put up both arms. It came down into them like a cupboard. ${A.names} knees bent, and then they straightened. It had gone down by the breadth of a hand, that was all, and it shone as before. "How pretty it is," said somebody in the second row.`,
        `It came away on one side, and swung. Below lay the doll, and beside the doll knelt ${M}, with both eyes shut. ${a} was there before it was. It hit both hands, hard, and stopped. ${a} pushed, and up it went, and stood where it had stood before. Nobody screamed. ${b} opened one eye at ${a}, and shut it, and went on about the gold.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried')], things: ['star'] },
        `Then there were the other kings, and after them a song. It had seven verses. By the third it weighed as much as a horse. ${A.names} nose itched, and then ${A.names} ears did. And through it all ${a} could see what was coming. "Behold!" At the end you have to walk to the front, and say it. Whoever walks to the front lets go. It was one word, and ${a} had said it to the coats, and it was going by.`,
        `How long is a song? ${a} had never asked before. Both arms had begun to tremble, and a drop of something ran down inside one sleeve. It was then that ${a} thought of it. After the song came "Behold". It came from the front of the stage, six steps from here. There was the word, and there was the ${it}, and nobody can be in two places. ${a} looked at the six steps. Then ${a} looked at the doll.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'proud'), seen(A, 'reach', 'proud')], things: ['star'] },
        `The song was over. There was a silence, with a hole in it just the size of a word. ${t} was looking out from the side, as white as paper. ${a} did not move. And then a king turned round, who had no more lines. ${a} had heard all of them, for weeks. ${b} pointed up, with one whole arm. "Behold!" said ${b}. They all looked. What they saw, under it, was ${a}.`,
        `Nobody came. It was so still that you could hear the lamps. ${a} breathed in, as far as you can with both arms up, and said it from there. It came out as a sort of croak. Perhaps the first row heard. But ${b} had heard, and came back across the stage, crown and all. "Behold!" cried ${b}, for the both of them, and pointed. The whole hall turned to see at what.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'reach', 'happy'),
            seen(B, 'reach', 'happy'),
            seen(T, 'reach', 'happy'),
            seen(G, 'cheer', 'happy'),
          ],
          things: ['star'],
        },
        `It began in the second row. I shan't say who it was, but there was a scarf in it. They stood up to clap. The angels bowed, and the camel bowed in two goes, and ${a} could not. So the kings came back, and took one side of it, and ${t} took the other. "Now," said ${b}. And ${a}, with both arms free, and as light as a feather, went forward six steps, alone.`,
        `You never heard such clapping. Everybody had bowed but one. "Hold on," said ${b}. "We're not all here." ${t} got hold of one end, and the three kings of the other. ${a} took away first one hand and then the next. They stayed up by themselves, for a moment, like that. Then ${a} walked to the front, where the word would have been. ${g} did not clap. ${g} had to find a handkerchief.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'sit', 'happy')],
        },
        `"You told me that you had nought," said ${g}, very late. "I had one," said ${a}, "for a bit. ${b} has it now." They could not get the arms to lie down. On the list, next day, somebody had crossed something out. It said ${word}, and then, instead of the nought, a line that went from the beginning to the end.`,
        `It's going to be a different play next year, ${t} says, with nothing overhead. ${a} was asked what part would do. "Is there one that stands about?" said ${a}. "You see more." But that was later. That night ${a} lay in bed, and heard the picture over the bed creak. Up went an arm. "${refrain}," said ${g}, at the door. "Not yet," said ${a}.`,
      ),
    ],
  };
}
