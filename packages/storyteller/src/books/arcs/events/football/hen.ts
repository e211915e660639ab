import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'That is not an egg!',
  'It is only a ball!',
  'Balls do not hatch!',
  'Get off our ball!',
  'That is our ball!',
  'It is no egg!',
  'It will not hatch!',
  'Please get off it!',
  'Up you get, hen!',
  'Balls are not eggs!',
  'That is a football!',
] as const;
const TITLES = ['that is not an egg', 'the hen and the football', 'a match with a hen in it', 'warm as a ball'];

/** A hen sits down on the ball in the middle of a match, and only something rounder moves her. */
export const HEN: EventPlot = {
  id: 'hen',
  when: /\b(?:ball|park|farm|garden|kick\w*|practi[cs]e|play(?:s|ing)?|field|animals?)\b/i,
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const H = company.meet('hen');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')],
          things: ['football'],
        },
        `${A.introduced} played football. So did ${B.introduced}.${comesToo} They had a white ball.`,
        `Kick! ${A.introduced} had the ball. ${B.introduced} wanted it.${comesToo} It was a football match!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised')], things: ['football', 'bush'] },
        `Kick! It went too far. It rolled into the long grass.`,
        `Oops! Too hard! Away it rolled, into the long grass.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'happy')], things: ['football'] },
        `There was a hen. She looked at the ball. She sat down on it!`,
        `A hen came by. She saw the ball. She got on top. Cluck!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(H, 'sit', 'calm')] },
        `"${refrain}" said ${a}. The hen shut her eyes. She thought it was an egg.`,
        `She thought it was her egg. "${refrain}" said ${a}. The hen stayed put.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(H, 'sit', 'angry')] },
        `${b} pulled the ball. The hen came, too! "${refrain}" She did not get off.`,
        `"Shoo!" said ${b}. The hen got as big as a cushion. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(H, 'sit', 'calm')] },
        `${a} gave her corn. She ate it, on the ball. "${refrain}" Cluck.`,
        `They put corn on the grass. She ate it with a long, long neck. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'calm'), things: ['melon'] },
        `So they had a rest. ${cap(g)} had a melon for them. It was big and round.`,
        `They stopped for a snack. It was a melon from ${g}. So big and round!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(H, 'stand', 'curious')], things: ['melon'] },
        `The hen looked. Her eyes got round. "She likes the melon!" said ${k}. "It is a bigger egg!"`,
        `The hen put up her head. "Look!" said ${k}. "She wants the bigger egg!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'happy'), seen(A, 'run', 'happy')], things: ['melon', 'football'] },
        `Hop! Off the ball, on to the melon! ${a} took the ball. Kick!`,
        `She ran. She sat on the melon. And the ball was free! Kick, kick, goal!`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(H, 'sleep', 'sleepy')], things: ['melon'] },
        `Now it is night. The hen is asleep on her big egg. Shh. It may hatch.`,
        `Good night, hen. She is still on it, fast asleep. What will come out?`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const H = company.meet('hen');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')],
          things: ['football'],
        },
        `It was two goals each, and the next goal was the winner. ${A.introduced} had the ball.${comesToo} "To me!" shouted ${B.introduced}. It was a good football match, and it was a new white ball.`,
        `They had put down coats for goals. ${A.introduced} was fast at football. ${B.introduced} was good at being in the way.${comesToo} "Two all," said ${b}. "Next goal wins."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised')], things: ['football', 'bush'] },
        `${a} gave it one enormous kick. It went over ${b}, and over the goal, and over the hedge. They heard it bounce. They heard it roll. "Cluck," said somebody, quite crossly.`,
        `"Watch this!" said ${a}, and kicked. They all watched. It went up, and came down in the long grass by the hedge. There was a sort of squawk.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'happy'), seen(A, 'stand', 'surprised')] },
        `In the grass stood a brown hen, looking at the ball with one eye. It was round. It was white. She looked with the other. Then she climbed on, and fluffed out her skirts. "${refrain}" said ${a}.`,
        `When they got there, they saw no ball. They saw a hen, sitting very high up. There was something large and white under her. She had the face of somebody who has done well. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(H, 'sit', 'angry')] },
        `"Just lift her," said ${b}, and tried. She was heavier than she looked, and she had a beak at one end. "${refrain}" The hen said what she thought about that, loudly.`,
        `${b} pulled at the ball from below. It came a little way. The hen came, too, walking backwards on top. Then she sat down again. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(H, 'sit', 'calm')] },
        `"She must be hungry," said ${a}. They laid a trail of corn, from the ball to the gate. The hen stretched out her neck and ate all she could reach. It was quite a long neck. "${refrain}"`,
        `So they brought her a real egg, out of ${G.names} basket. "Look, this is what they're like," said ${a}. The hen looked at it. It was so small! She tucked that in beside the big one. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `"How long do eggs take?" said ${b}. "Three weeks," said ${g}. They sat down in a row and thought about three weeks. The hen shut her eyes. She was ready to wait.`,
        `They sat on the coats. "We could play without a ball," said ${a}. They tried it for a minute. It is very hard to know who has won. "Cluck," said the hen, kindly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'happy', 'melon'), seen(B, 'sit', 'happy')], things: ['melon'] },
        `"Half-time," said ${g}, and took something out of a bag. It was a melon, for everyone. It was as yellow as the sun, and bigger than any head. It sat there on the grass.`,
        `${Gcap} had brought a melon for after the match. "You may as well have it now," said ${g}. It rolled out of the bag, all smooth and round, and stopped.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(H, 'stand', 'curious')], things: ['melon'] },
        `"Don't cut it!" said ${k}. "Look at the hen!" She had opened one eye. She had opened the other. Her neck was as long as a spoon. "She's never seen such a big one!"`,
        `There was a rustle. The hen was standing up, on the tips of her toes. "It's not that she likes balls," said ${k}. "She likes big eggs! And that's the biggest in the world!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'happy'), seen(A, 'run', 'happy')], things: ['melon', 'football'] },
        `Down she jumped, and over the grass she ran, holding up her feathers. She walked once round the melon. Then up she went. ${a} picked up the ball. It was still warm. "Next goal wins!"`,
        `She left the ball without a look. She got up on the melon, slid off, and got up again. You never saw a hen so happy. "Ours!" said ${b}, and they were off. It was three two in a minute.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(H, 'sleep', 'sleepy')], things: ['melon'] },
        `They had no melon that day. It was three weeks before they could ask for it. The moon came up, and there she sat, asleep, as high as a queen. "It isn't an egg," whispered ${a}. But nobody woke her to say so.`,
        `When they went home, the hen did not come down. She slept up there, under the stars, with her head in her wing. And in three weeks? Nobody knows what comes out of a melon. They had to wait and see.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const H = company.meet('hen');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'happy')],
          things: ['football'],
        },
        `It was two all, with five minutes to go, and it had stopped being a friendly. ${A.introduced} played football to win. ${B.introduced} played it to see what would happen.${comesToo} This was the last match of the holidays. Whoever lost was going to carry the bags home, and there were a great many bags. "Next goal," said ${a}.`,
        `${A.introduced} kept a list of all the football that had been played that summer. It stood at nineteen matches each. ${B.introduced} had not known that there was a list.${comesToo} "So this is the one that counts," said ${a}. It was two all, and there was time for about one more goal. "Does it?" said ${b}, and took off a shoe to let a beetle out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised')], things: ['football', 'bush'] },
        `${a} hit it with everything. It was the sort of kick that you remember when you are old. It went over ${b}, and over the bar, if there had been a bar, and on over the nettles. It came down in the farmer's long grass. Where it landed there was a cry of surprise, and then a thoughtful silence.`,
        `Then ${a} had the ball, and there was nobody between it and the goal. It should have been simple. It was too simple. ${a} kicked it as you kick the last ball of the summer. It cleared everything there was to clear, and went on into the next field. "It's in," said ${b}. "It's just not in that."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'happy'), seen(A, 'stand', 'surprised')] },
        `It had stopped in a hollow, lined with straw, as though somebody had been expecting it. Somebody had. A brown hen stood over it. All her life she had laid eggs, and they were taken away, and they had been small. This was the one that she had always known she had in her. She got up on it and spread herself. "${refrain}" said ${a}.`,
        `They parted the grass. In the grass was a nest. In the nest was the ball, or what you could see of it. The hen was a plain brown hen, not young. She looked like somebody who has won a large prize and is trying to be natural. "${refrain}" said ${a}. She did not so much as turn her head.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(H, 'sit', 'angry')] },
        `"Shoo," said ${a}. The hen made herself twice the size. ${a} got hold of the ball, and the hen got hold of ${a}. It is a good design, a hen: there is a beak wherever you put yourself. "${refrain}" "I think it's hers now," said ${b}, who was lying in the grass to get the view. "It's four minutes to six," said ${a}.`,
        `${a} tried to slide it out from beneath. It came, and she came too, treading backwards on the top of it, like somebody on a log. At the end of a yard she sat down. ${a} slid it back. She rode that way as well. "${refrain}" "She's good," said ${b}. "We should have had her on the wing." ${a} did not laugh. The light was going.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'curious'), seen(H, 'sit', 'calm')],
        },
        `They offered her corn. She ate it, at arm's length, like a lady at the theatre. They offered her a real egg out of ${G.names} basket, to show what was meant. She considered it. You could see that she found it small, and was sorry for whoever had laid it. She put it in with the other. "${refrain}" said ${a}, quite hopelessly.`,
        `${b} spoke to her in her own language, and she answered, and it went on for some time. "What does she say?" said ${a}. "She says no," said ${b}. A worm was brought. An egg was brought from ${G.names} bag, and rolled up close for her to compare. She drew it in under her and shut her eyes. Now they had lost that as well. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'sit', 'sad')] },
        `"Don't just lie there," said ${a}. "You're enjoying it." "I am, rather," said ${b}. "You're glad we can't finish. You'd have lost." ${b} pulled a stalk of grass. "I don't know who's winning," said ${b}. "I never do. I thought we'd been having a nice summer, and it turns out that I was nineteen." It was said without any heat. That made it worse to listen to.`,
        `"If it was you that had been about to score," said ${a}, "you'd do something." "I'd do this," said ${b}. "I'd stop and look at a hen on a football. I might never see another." "It's the last match!" "I know that it's the last," said ${b}. "I keep thinking so. You keep thinking that it's the twentieth." They heard the church clock begin to strike six.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'hold', 'happy', 'melon'), seen(K, 'sit', 'calm')], things: ['melon'] },
        `That was when ${g} came across the field with a bag. There had been going to be a surprise after the match, whoever lost. ${Gcap} put it on the grass and took a step back. It was a melon. It was the last and largest of the year, as smooth as a stone and the colour of the moon. Something behind them gave a cluck, in quite a new voice.`,
        `${Gcap} had been keeping the melon cold in the brook since morning. It was for both sides, whatever happened. "Time," called ${g}, and set it down between the coats. It shone. It was very nearly as big as ${b}. There came a stir from the nest, as when somebody important walks into a room.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(H, 'stand', 'curious')], things: ['melon'] },
        `The hen was on her feet. Her neck had come out like a telescope. She looked at the melon, and at the ball, and at the melon. "She's comparing," whispered ${k}. "She doesn't want a football. She just wants the biggest egg there is. It was the biggest. And now it's only second."`,
        `"Nobody touch it," said ${k}. The hen had risen to her full height, which was not much. There was a struggle going on in her. An hour ago she had had the finest egg in the world. "It isn't that she's stubborn," said ${k}. "She can't leave a good thing. Not unless there's a better one to go to."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'calm'), seen(H, 'walk', 'excited')],
          things: ['melon', 'football'],
        },
        `Down she came. She crossed the grass at a run, with her skirts held up, and mounted the melon from behind. And there in the nest lay the ball, white, and free, and nobody near it but ${a}. The goal was open. ${b} was watching the hen. It would be twenty to nineteen. ${a} stood with one foot on it. It was warm, like something that has been believed in. Then ${a} rolled it over to ${b}. "Your kick," said ${a}.`,
        `She went to it like somebody running for a train. It took her three tries to get up. ${a} was beside the ball by then. All it needed was one touch, and there would be a line drawn under the list. ${b} had sat down, chin in the clover, to see how a hen turns round on a melon. You could only see it from there. ${a} left the ball where it was, and went and lay down, too. "Budge up," said ${a}. "What's she doing now?"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'happy'), things: ['football'] },
        `They did play on, when she was settled. They played until you could not see the ball, and could only hear it. Once it went in. They all cheered, and nobody could tell who had done it. "What does that make it?" said ${b}. ${a} thought about it. "A nice summer," said ${a}.`,
        `Afterwards there was just light enough to kick it about. It was the best half hour of the year. ${b} scored with the side of one knee, by accident, and fell over laughing. "What do I put on the list?" said ${b}, lying there. "Hen," said ${a}. So that is what it says: nineteen, nineteen, hen.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(H, 'sleep', 'sleepy'), seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['melon'],
        },
        `They went home without any melon, each with half of the bags. At the gate they looked back. The moon was coming up behind the hedge, very large and yellow and round. On the grass, with her back to it, sat the hen, asleep. It was a good thing that she had not seen.`,
        `No one had the heart to ask her for it. She was asleep already, up on the top of the world, with her head tucked in. They carried the bags between them, and did not notice who had more. A great gold moon rose out of the trees. "Don't let her see that," said ${b}.`,
      ),
    ],
  };
}
