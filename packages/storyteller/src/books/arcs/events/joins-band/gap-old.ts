import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** As it is told at eight: one knows who it is and has promised not to say, and on Saturday the place will be gone. */
export function old(going: Going): Told {
  const { A, B, a, b, company, chance } = going;
  const { refrain, plays, octopus, L, l, M, m, hide, setting, things } = partsOf(going);
  const N = company.meet(A.being?.isa === 'sea' ? 'seagull' : 'donkey');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'happy')], ...things },
        octopus
          ? `Some are shy as others are left-handed. They are born so, and it is only a nuisance when things have been made for the others. ${A.introduced} had eight arms, and ${plays.on}. Late at night, when the tide was out, ${a} played all of them at once. Nobody knew it, except ${B.introduced}. "Promise me that you'll never tell," said ${a}. And ${b} promised.`
          : `Some are shy as others are left-handed. They are born so, and it is only a nuisance when things have been made for the others. ${A.introduced} had ${plays.on}, and late at night, when the street was empty, ${a} played. Nobody knew it, except ${B.introduced}. "Promise me that you'll never tell," said ${a}. And ${b} promised.`,
        octopus
          ? `${B.introduced} found it out by accident, one night, by the rock pool. There sat ${A.introduced}, with eight arms, and ${plays.on}. Music came out of the water like light. When ${a} saw ${b} it stopped. "You'll have to promise," said ${a}, gone quite pale. "You never heard that." It was the best thing that ${b} had ever heard. But a promise was what was wanted, and so ${b} gave one.`
          : `${B.introduced} found it out by accident, one night, on the way home. There sat ${A.introduced} in the dark, with ${plays.on}. And such music came out that the cats had stopped fighting. When ${a} saw ${b} it broke off. "You'll have to promise," said ${a}, gone quite pale. "You never heard that." It was a pity. But a promise was what was wanted, and so ${b} gave one.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'stand', 'happy'), seen(M, 'stand', 'happy'), seen(A, 'hide', 'shy')],
          things: ['music'],
        },
        `There was a band in that place. ${L.introduced} led it with a stick. ${M.introduced} and four more did as they were told. Every day at four they practised before a certain ${hide}. Every day at four ${a} sat behind it. Tum-ti-tum-ti, they went, and then there was a hole. Somebody had moved away in spring, and taken that bit along. They had only ever played round the hole since then.`,
        `The band had a tune, and the tune had a gap. It was two beats long, at the end of each line. ${L.introduced} had tried to close it with clapping, and ${M.introduced} with a cough. It was no use. It needed somebody. And just there, behind the ${hide}, sat somebody, and heard that gap go by forty times a day. It is like looking at a jigsaw with one piece missing, with that piece in your pocket.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hide', 'excited'), seen(L, 'stand', 'surprised'), seen(M, 'stand', 'surprised')],
        },
        `On Monday it simply slipped out. Tum-ti-tum-ti... "${plays.one}" Six heads went round. "${refrain}" said ${l}. "It wasn't me," said each of them, from left to right. They began again, to see. Tum-ti-tum-ti... "${plays.two}" This time ${m} was over the ${hide} in one jump. ${octopus ? 'There were eleven stones there. An octopus can be a stone, if it must, with bumps and all.' : 'There was a warm place in the grass, and that was all there was.'}`,
        `Nobody decided it. A gap is a sort of question, and on Monday ${a} answered. Tum-ti-tum-ti... "${plays.one}" "${refrain}" said ${l}, with the stick in the air. They played the line once more. "${plays.two}" it went. It was so exactly right that ${m} laughed out loud. Then they looked behind the ${hide}. ${octopus ? 'They saw stones and weed. One of the stones had just been an octopus, and was holding its breath.' : 'Something had been there, for the grass was still getting up. It was not there now.'}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'worried'), seen(L, 'stand', 'curious'), seen(N, 'stand', 'proud')],
        },
        `"You're always about here," said ${l} to ${b}. "${refrain} You know it, don't you?" ${b} looked at the ground. "I've promised," said ${b}, and that was as good as a yes and as bad as a no. "Then listen," said ${l}. "We play in front of the whole town on Sunday. If nobody comes to us by Saturday, we shall have to take ${N.introduced}. And ${n} has a tin bath."`,
        `It was ${b} they asked, of course, since ${b} had gone so red. "${refrain} You've only got to point," said ${m}. Pointing would have been easy. "I'm not able to," said ${b}. ${l} sighed. "There is ${N.introduced}," said ${l}, "who plays the tin bath with both feet. The concert is on Sunday. I'll wait until Saturday, and not one hour more."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'shout', 'happy'), seen(A, 'hide', 'scared')] },
        `On Tuesday they set out a chair with a cushion. "Come and sit with us!" called ${l} to the ${hide}. They all looked at it, and smiled, and held the smile. It was dreadful. Each of them meant well, and there were twelve eyes. ${a} could not have lifted a feather. Tum-ti-tum-ti... The gap went by like an empty bus. "Perhaps it was an echo after all," said ${m}.`,
        `They did what they could, on Tuesday. They put up a sign that said WELCOME, with an arrow. Then they played, and stared at the end of the arrow, all six of them, so as to miss nothing. Behind the ${hide} ${a} felt the stare come through, and shut up tight. Tum-ti-tum-ti... Nothing. It was not that ${a} didn't want to. It was like trying to sneeze when somebody says, go on, sneeze.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `"Let me tell them," said ${b} afterwards. "I'd only say your name." "Then they would look for me," said ${a}, "and they'd find me, and look." "And if they shut their eyes?" They did that on Wednesday, with scarves. ${m} fell over the chair, and ${l} conducted a post. On Thursday they did nothing, since nobody had any ideas. And on Friday ${n} came to try out the tin bath.`,
        `"You could let me off my promise," said ${b}. ${a} thought about it for a long while, and shook. "I'd never play again," said ${a}. "I know that it's silly." On Wednesday ${b} persuaded the band to play blindfold, and it ended in a heap. On Thursday it rained. On Friday there was a noise that made the gulls get up for miles. It was ${n}, practising.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'think', 'sad'), seen(N, 'dance', 'happy'), seen(L, 'stand', 'worried')] },
        `There was nothing easier than to point. ${b} stood there on Friday with one hand in each pocket, to be sure of them. If ${b} spoke, the band would have the best player in the world for about a minute. Then it would have a stone at the bottom of the sea, or as good as one. If ${b} said nothing, it would be the tin bath. Bang, went ${n}. "Well," said ${l}, with a brave face, "it does fill the gap."`,
        `It cost ${b} something, that Friday. "You know who it is, and you let us have this?" said ${m}. Bang, went ${n}, who was enjoying it. "I think that's unkind of you." Nobody had ever called ${b} unkind before. One word would have put it right, and broken something that could not be put right at all. ${b} swallowed the word. It was a hard, dry one, and it took some time to go down.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(B, 'stand', 'excited'), seen(A, 'hide', 'sad')] },
        `Then the band packed up, and went off home in a line, and ${b} looked after them. They had no eyes any more. From behind, they were six round backs with a bit of music under one arm. And from the ${hide}, when the last of them was past, came the end of the tune. It was quite clear. "${plays.two}" ${b} turned slowly round. "It's not them," said ${b}. "It's only their fronts!"`,
        `${b} was still standing there when they had gone by. They had gone past the ${hide}, all six, so close that they could have touched it. And ${a} had not even ducked. ${a} was looking at them go. "Don't they frighten you now?" said ${b}. "Those?" said ${a}. "Those are only backs." They heard it at the same moment. Neither of them spoke until it was dark.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'sit', 'curious'), seen(M, 'sit', 'curious'), seen(A, 'walk', 'shy')],
          things: ['chair'],
        },
        `"I can't tell you who," said ${b} on Saturday. "But I can tell you where to look. Look away." It took a little time to turn six chairs. Then the band sat with its face to nothing, and its back to the ${hide}, and began. Tum-ti-tum-ti... They heard somebody come, very slowly. They heard the seventh chair creak. ${m} bit on a scarf, so as not to turn round.`,
        `Saturday came, and ${n} with it. "One more try," said ${b}. "I've promised not to say who it is. I never promised not to move the chairs." So the chairs were moved. "Is this a joke?" said ${l}, looking straight at nothing. "Play," said ${b}. Tum-ti-tum-ti... Behind their backs there was a small sound, as if something very careful had sat down.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(L, 'sit', 'surprised'), seen(N, 'stand', 'surprised')],
          ...things,
        },
        octopus
          ? `"${plays.all}" It filled the gap, and ran over. ${l} went on beating time with tears on both cheeks. "How many are there?" ${l} asked the air. "One," said a voice. "I've just brought all my arms." ${n} had sat down on the tin bath, quite softly, to listen. "I couldn't do that," said ${n}. "I've only got feet."`
          : `"${plays.all}" It filled the gap, and ran over. ${l} went on beating time with tears on both cheeks. "And you've been there since spring?" ${l} asked the air. "I know all your parts," said a voice. "I could hum them." ${n} had sat down on the tin bath, quite softly, to listen. "I couldn't do that," said ${n}. "I only know bang."`,
        octopus
          ? `"${plays.all}" That was not somebody filling a gap. It was eight people, at the least, and they all liked one another. "It's one," said ${b}, who was the only one that faced that way. "It's one, and it's ${a}. Am I allowed to say so now?" "You are now," said ${a}. ${n} took the tin bath by the handle. "I'll turn the pages," said ${n}.`
          : `"${plays.all}" That was not somebody filling a gap. It was what they had been leaving room for, all that time. "May I say who it is?" asked ${b}, the only one that faced that way. There was a pause of two beats. "It's ${a}," said ${a}. ${n} took the tin bath by the handle. "I'll turn the pages," said ${n}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(L, 'sit', 'proud'),
            seen(M, 'sit', 'happy'),
            seen(A, 'stand', 'proud'),
            seen(B, 'stand', 'proud'),
          ],
        },
        `On Sunday the whole town was there, and it had a great many fronts. They did the only thing that could be done. They sat in a ring, with their faces out. In the middle, behind all those backs, was the seventh chair. "${refrain}" said the people, at the end of the first line, and stood on tiptoe. "You see?" said ${m} to ${b}, out of the corner of a smile. "And I said that you were unkind."`,
        `A concert has people at it, hundreds of them. ${a} heard them breathe, and nearly went home. But round the seventh chair they put the other six, like a wall, and the wall looked outwards. Tum-ti-tum-ti... And there it was. "${refrain}" the people asked each other. They never found out. ${m} came to ${b} afterwards, and held out a hand. "I'd like somebody to keep a secret for me like that," said ${m}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(B, 'sit', 'happy')] },
        `They still play like that, every day at four, and nobody has ever got ${a} to turn a chair. But late one evening, when the tune was over, ${m} forgot, and looked round. ${a} saw it. For two beats neither of them moved. "${refrain}" said ${m}, and turned back, quick. "You know quite well," said ${a}.`,
        `That was a year ago. "Wouldn't you like to face the people, once?" ${b} asked, on the way home. "No," said ${a}. "But I've got used to the backs. I know them all. ${m} laughs with the left shoulder. And yesterday ${l} looked round, a bit, by mistake, and I played on." It was dark. "${refrain}" said ${b}. "I hardly know," said ${a}.`,
      ),
    ],
  };
}
