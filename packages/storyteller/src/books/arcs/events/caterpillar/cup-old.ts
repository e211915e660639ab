import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { parts, REFRAINS, TITLES, unwilling } from './cup-parts.ts';

/** Will it still be itself? They agree on a sign; and then the sign is given in another way. */
export function old(going: Going): Told {
  const { K, G, k, g, Gcap, comesToo, chance } = going;
  const { A, C, F, colour } = parts(going);
  const [a, c] = [A.name, C.name];
  const refrain = chance.pick(...REFRAINS);
  const no = unwilling(going);
  const called = /\bcocoons?\b/.test(going.raw) ? ' Some people call it a cocoon.' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'curious'), seen(C, 'walk', 'happy')],
          things: ['cup'],
        },
        `${A.introduced} had a red cup, and somebody was on it. ${C.introduced} was walking round the edge, on more feet than there was any need for.${comesToo} Once round; twice round; three times. Then ${c} lay down. "It comes out where it starts," said ${c}. "I do it every day, to see whether it still does." "It's a cup," said ${a}. "I don't hold with changes," said ${c}.`,
        `${A.introduced} liked things to stay where they were. There was a chair, and a place for the chair, and a red cup.${comesToo} And this summer there was ${C.introduced}, who was ${colour}. Each day ${c} went three times round the cup, and then had a nap. You could have set a clock by it. "Why three?" said ${a}. "Once is luck," said ${c}, "and twice is habit."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'happy'), seen(A, 'kneel', 'happy')], things: ['leaf'] },
        `${a} brought the leaves, and ${c} did the eating. It went on for a month. "You're going to burst," said ${a}. "I did, on Monday," said ${c}. "I've another skin under this one. There's something coming, I can feel it. It isn't a bigger me. I think that it's wings.${no ? ` And I don't want to be a butterfly. I've only just got used to the feet.` : ''}" They looked at each other. Neither of them had ever known anybody with wings, to talk to.`,
        `There was the cup, and there were leaves, and in between they talked. It was mostly about leaves. Then one day ${c} stopped with a mouthful. "I've got to be somebody else," said ${c}. "It's soon. I don't know how it's done. I only know that I shan't have these feet.${no ? ' They call it a butterfly.' : ''}" "What do you want to be somebody else for?" said ${a}. "I don't," said ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(C, 'sit', 'worried')], things: ['cup'] },
        `"Will you still be you?" said ${a}. "That's what I keep asking," said ${c}. "I shan't have this face. You won't know me from anyone." They sat on that for a while. "Then we need a sign," said ${a}. It did not take them long to find one. "Three times round the cup," said ${c}. "I couldn't forget that. It's more or less all I've ever done."`,
        `"How shall I know you, if you look like somebody else?" said ${a}. ${c} had not got as far as that. "I might not know you," said ${c}, in a small voice. "I might look at you and just see something tall." That was a terrible idea. So they made it up, there and then, and shook on it with six of the feet. It was to be three times round the cup.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(G, 'stand', 'calm')] },
        `${c} went up a twig on the Tuesday, and hung from it by the end. By evening there was a brown thing there like an old leaf, that did not answer.${called} "In there it goes nearly all to soup," said ${g}, "and the soup builds itself up again, with wings." "Can soup remember things?" said ${a}. Nobody knew. ${a} put the cup under it, and a chair beside it, and sat down to wait. It was a bad summer for it. ${Gcap} wanted to cut that hedge. "Not this bit," said ${a}. There came a storm, and ${a} held an umbrella over the one twig for an hour.`,
        `It was done in a night. Where ${c} had been there hung a small brown case, like something left out in the rain.${called} Inside, said ${g}, it was nearly all soup now, and out of the soup came somebody with wings. "Does the soup know about the cup?" said ${a}. ${Gcap} could not say. ${a} moved the garden chair to it. ${a} had never moved the chair before. "Aren't you coming to the sea?" said ${g}, on Saturday. ${a} loved the sea, but it might be today. It was not that day. It was not the next day either.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(G, 'stand', 'worried')], things: ['cup'] },
        `Sixteen days went by. On the seventeenth ${g} fell over the hose, and had to sit with one foot in the air. There was nobody to fetch things but ${a}. "You go to your twig," said ${g}. "I'll manage." It was the very day; you could see colours through the case. ${a} looked at it once more, and went in, and carried trays all afternoon.`,
        `It went glassy on the seventeenth day, and there was something folded in there, like a letter. ${a} hardly dared to blink. Then next door a baby was born, in a hurry, and somebody had to sit with its brother. "Could you?" said ${g}. So ${a} did. It was the longest game of snap in the world.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'stand', 'sad')], things: ['cup'] },
        `When ${a} came back, it was over. The case was split from top to bottom, and light as paper. There was nothing in it. Seventeen days, and it had been the one afternoon. "I was going to be here," said ${a}, to the twig. There was the cup, with rain in it, and nobody had gone round that either.`,
        `The sun was going down when they let ${a} go. ${a} ran. On the twig there hung a coat with nobody in it. So there had been wings. They had come out, and looked about for something tall, and the chair had been empty. ${a} sat down in it. It is possible to miss a thing by two hours, and to have been there all summer.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(F, 'float', 'happy')],
          things: ['cup', 'flower'],
        },
        `In the morning the garden was full of them. It was that week in July. On the bush by the wall there must have been forty butterflies, all of the same pattern, like plates. "${refrain}" said ${a} to the first, and held out the cup. It flew off. So did the next one. ${a} went from flower to flower, all day long, with a cup, like somebody collecting for the poor.`,
        `There were butterflies everywhere the next day, as there would be, in July. They were on the mint and the washing, and no two were different. ${a} took the cup in both hands and went up to every one. "${refrain}" It was a hard thing to have to ask a perfect stranger. They sat on it, some of them, quite politely. They walked a step or two. They got off again on the other side.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'float', 'excited'), seen(A, 'stand', 'angry')], things: ['cup'] },
        `There was one that made a nuisance of itself. It could not fly yet, to speak of; it fell about in the air like a dropped handkerchief. It got in ${A.names} hair, and it would not sit. "Stand still, then," said ${a}, "and we'll see." It went past one ear, and across, and past the other. "Not now, butterfly," said ${a}. "I have all of those to ask. ${refrain}"`,
        `One of them would not go on the cup at all. It came at ${a} sideways, again and again, in the worst flying that anybody had ever seen. "${refrain}" said ${a}, to be fair. It went round behind ${A.names} head, and bumped into a shoulder, and came by in front once more. "I haven't got time for this," said ${a}, and waved it off.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(F, 'float', 'worried')],
          things: ['cup'],
        },
        `By evening there was not one left to be asked. ${a} sat down, and put the cup on the grass. Perhaps ${c} had come out and forgotten. Perhaps it all goes, with the feet. "${refrain}" said ${a} to the grass. "I'd know you anywhere." But that was just what ${a} had not done. The bad flier was still about. It came again, very tired, and began it all once more, from the left.`,
        `"You've asked every butterfly in the county," said ${g} from the window. ${a} put down the cup. "It was the wrong sign," said ${a}. "It was for somebody who walks." And then ${a} sat quite still, and thought about somebody with hardly any feet and large new wings. There was a flapping, on the left. It was that one again.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'float', 'determined'), seen(A, 'sit', 'surprised')] },
        `This time ${a} counted. It went by one ear, and behind, and by the other, and in front. That was once. It was not on the cup. It was round the head of the one person who had been looking at the cup. It went round again, and bumped, and went on. "Twice," whispered ${a}. It did not give up. Nobody in the world could have called it pretty. "Three," said ${a}.`,
        `${a} put both hands in the grass, and held still, and let it. Round it came, past the nose. One. It dipped, and hit the ear, and pulled itself up. Two. A cup is small, for somebody who has got to be as big as that. It would want something larger to go round, something tall. Three. It dropped into ${A.names} lap, and lay there, and had a nap.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(F, 'sit', 'happy')], things: ['cup'] },
        `"You never told me," said ${a}, "that you'd do it differently." But then, that was what it had all been about. It was not ${c}, and it was nobody else. It stayed for nine days. It learned to fly straight.${no ? ` It had never wanted wings, and now it was hard to get it to come down.` : ''} It went round the pear tree, and the house, to see whether they came out where they started. And on the tenth day it went over the wall to do the rest.`,
        `It knew ${a}. It had known ${a} since the morning, from the far side of the garden, by the cup. It was ${a} who had been looking for feet. "Hello," said ${a}. "You're bigger." All that week it came at four. It did the church tower on Friday; you could see it from the chair.${no ? ' Nobody would have said that it had not wanted the wings.' : ''} Then there was a warm wind out of the north, and there were bigger things to go round than that.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'walk', 'happy'), seen(G, 'sit', 'happy')],
          things: ['cup'],
        },
        `In September all of last year's clothes were too short. ${k} came into the kitchen in the new ones. ${g} looked up, and did not seem to know who it was. "I'm looking for somebody small," said ${g}. "About so high. ${refrain.replace('my caterpillar', k)}" ${k} thought for a moment. Then ${k} went round the table, once, and twice, and three times, and sat down on the same old chair.`,
        `The cup is still in its place. So is the chair, more or less. When school began, ${k} had to have new shoes, and new everything. "Who's this?" said ${g}, in the kitchen. "I had one like you, but it was shorter. ${refrain.replace('my caterpillar', k)}" So ${k} walked round ${g}, three times, as slowly as it can be done. "Oh," said ${g}. "There you are."`,
      ),
    ],
  };
}
