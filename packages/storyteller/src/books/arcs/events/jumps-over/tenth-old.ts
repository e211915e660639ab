import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for eight years and more: a title hangs on the tenth car, and it is given up before anybody thinks of a jump. */
export function old(going: Going): Told {
  const { G, g, chance } = going;
  const { crunch, T, t, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: crunch,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(T, 'stand', 'proud'), seen(C, 'cheer', 'excited'), seen(G, 'stand', 'calm')],
        },
        `There are gentle jobs, and there is going over cars. ${T.introduced} had wheels as tall as ${g}. It was ten a week, on Saturdays, in front of four thousand people. "${crunch}" You did not so much hear it as wear it. ${c} had a seat in the front row, on account of knowing the man with the mop. One more clean ten, and ${t} would be Champion. There was a cup for it, the size of a bath.`,
        `You felt it first in your teeth. "${crunch}" That was ${T.introduced}, five tons of it, coming down on somebody's old car. Four thousand people said it together. ${c}, in the front row, swept up afterwards, and so got in for nothing. It was the last week of the season. If ${t} did ten out of ten on Saturday, it was the cup. Nobody had ever won that cup two years running.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'curious'), seen(T, 'stand', 'calm')], things: ['car'] },
        `The cars were put out on Friday. They had come from a field where cars go, and it was years since there had been anyone in. You could tell. They had grass up to the wheel, and a sort of shut look. ${c} chalked the numbers on, from one to nine. The tenth was small and green. Someone had wiped its windows. ${c} was just bending down with the chalk when it said, "Parp?"`,
        `${c} helped with the row, the night before. There is nothing sad about an old car, when it has gone. It's only a tin. There were nine like that, with nettles in. Then they let down a little green one, at the end. It settled on its springs, like somebody who sits up straight. It had a sticker for the seaside. ${t} had come over to look at the run. One of its lamps came on. "Parp?" it said.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'surprised'), seen(C, 'stand', 'surprised')], things: ['car'] },
        `"I do beg your pardon," it said, "but are we going somewhere? I've been ready for eleven years. I've kept the rug dry, in case it's a picnic." It was not a clever car. It looked from one of them to the other with such trust that ${c} put the chalk away. "What a nice lot of people to bring," it said, about the other nine. ${t} made a noise that might have been a cough. "It's tomorrow," said ${t}.`,
        `${c} had never met an old car that still had somebody in it. Nor had ${t}. "Oh, good," said the little car. "I did so hope that somebody would come. Is it today? They said that they'd be back for me, and that was only eleven years ago. I've a rug. Will there be sandwiches?" There are some questions that you can't answer, and you can't not. "Tomorrow," said ${t}, quite low. "There'll be a crowd."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(T, 'stand', 'sad')] },
        `${t} did not sleep. Through the wall of the shed came a small voice, going over a list. Rug. Flask. Something for the wasps. "I'm a monster truck," said ${t}, to the cup, which stood there on a shelf already, being polished. "I go over things. It's not as if I did anything else." The cup shone. It had last year's name on it, and there was room for one more underneath.`,
        `You would think that wheels like that would keep out a thing of that size. They did not. "It's only a car," said ${t}, in the dark. "I've done nine hundred." Each of those had been a tin with nettles in. Had it? ${t} tried to think of their faces, and there were none to think of. Over in the row somebody was practising a horn, so as to be able to join in.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(T, 'stand', 'worried'), seen(C, 'stand', 'worried')] },
        `In the morning ${t} had a cough, then a flat tyre, and then, rather quickly, a leak. They mended the lot. "Nine," said ${t}. "Couldn't it be nine? With a bale of straw?" "It says ten on the tickets," said the man with the flag. "And it says ten on the cup." ${c} asked if you could buy a car. You could, for sixty pounds. ${c} had four, and a token for a swim.`,
        `${c} tried first. "There's still somebody in that one," ${c} told the man with the flag. He was kind about it. He had heard it from children before. "Ten's what the rule says, and ten's what they've paid for." ${t} said much the same, with a cough, and got a new filter. It was noon. By two there were people on the roof of the chip van. They were all wearing a paper hat, and on it was a ${T.kind}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'jump', 'determined'), seen(C, 'sit', 'worried'), seen(G, 'sit', 'calm')],
          things: ['car'],
        },
        `The flag went down. "${crunch}" It had never been done so clean. Two, and three. The four thousand counted along, as they always did. Four, five, six, as flat as letters. "What is it?" said ${g}. ${c} was the only one in the place who was not looking at the truck. At the far end a single lamp was on. It was looking at each of them go, and it was trying to see where to.`,
        `It was the best run of that year. "${crunch}" and "${crunch}" and never a wheel out of true. They roared the numbers. ${c} had roared them every Saturday since March, and found now that they would not come. "Eight!" "You're very quiet," said ${g}. "NINE!" There was one to go, and the cup had been brought out and stood on a box. Somebody in the row gave a little toot. It had been told that there would be a crowd.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'sad')], things: ['car'] },
        `"Is it me now?" said the little car. The wheel stood over it, and its shadow covered it from end to end. "TEN!" they were shouting, with their feet. It is hard to stop five tons. It's a good deal harder to stop four thousand people. ${t} looked at the cup. Then the wheel went up, and back, and came down where it had come from. "No," said ${t}. "I'll stop at nine." On the board they took the T of TEN down again.`,
        `"It's ever so loud," said the little car, "for a picnic." The wheel hung there. "TEN! TEN!" You could have counted its bolts. ${t} thought of the cup, with room for one more name. A whole year of Saturdays had gone into it. Then ${t} let it go. You could see it. It was like watching someone put down a piano. "That's me done," said ${t}, and rolled back off. There was a silence, with an edge on it. Then came the boos.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'shout', 'excited'), seen(T, 'stand', 'curious'), seen(G, 'stand', 'surprised')],
        },
        `They booed as only people can who have bought the hat. "Get OVER it!" bawled a man behind ${c}. ${c} turned round to say something back, and did not. Get over it. There they lay, one to nine, flat as flat, and each of them higher than the last. It was not a row any more. It was a ramp! ${c} was up on the seat. "${t}! There's two kinds of over! Go BACK!"`,
        `Things were thrown, most of them hats. "Over it! Over it!" they chanted. And ${c}, who had a broom and should have been under the stand by then, heard what they were saying. On it was one thing. Over it was another. "Look behind you!" shouted ${c}, right out on the track, as far as the rope. "It's nine flat cars! What's that, if you come at it fast?" ${t} looked behind. "It's a long way up," said ${t}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'determined'), seen(C, 'point', 'excited')], things: ['car'] },
        `Nobody had ever jumped one. They are not made for it, any more than barns are. ${t} went back, over nine, and eight, and all of them. It went on to the end of the track, until it was the size of a toy. The booing stopped, from the cheap seats inwards. "If I come down short," ${t} had said. "I know," said ${c}. "So don't." Far off, an engine cleared its throat. VROOM.`,
        `It backed away until it had to be pointed out. The man with the flag had taken off his hat. If it fell short, it would come down on the only one in that row that had somebody in it. ${t} knew it. You could tell from how long it stood. Then all the pigeons went up together. VROOM. The nine went by, in one rattle, like a stick along railings. After the ninth there was no more rattle.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'jump', 'proud'), seen(C, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['car'],
        },
        `They say that it was up for three seconds. Ask anyone, and they will tell you that they had time to think. A small green roof went into the shade, and came out again. "Oh, I SAY," said the little car. Then came down, on the far side, with a yard to spare, five tons of truck. The stands jumped. For a moment there was not a sound. "What's that count as?" said somebody. The man with the flag looked it up. "Nothing," he said. "There isn't a number." And then they roared.`,
        `There was a great deal of underneath. ${c} saw it go over, every pipe of it. So did a little car with one lamp, which had been looking up already. BOING. It was the far side. It was the far side by a yard. The crowd did not count. You can't shout a number with your mouth open like that. "It's nine, by the rules," said the man, wiping his eyes. "The cup goes to Bolton." Nobody in the place so much as looked at it.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(T, 'stand', 'happy'), seen(C, 'sit', 'happy'), seen(G, 'sit', 'calm')],
          things: ['car'],
        },
        `There's only one car in the show these days, and it's always the same one. It comes on by itself and bows. ${t} has never been Champion again. It is not easy to see why anybody should mind. On Sundays you may meet them on the coast road. There's a little green car, with ${c} and ${g} in it, and a very dry rug. Some way behind, going very carefully, comes the picnic.`,
        `The cup has another name on it. There's a shelf in the shed with nothing on it, and it is handy for sandwiches. By night four wheels as tall as ${g} stand round a small green roof, to keep the draught off. "Are we going somewhere?" it asks, as it does every evening. "Sunday," says ${t}. "${c} has the flask." "I've kept the rug dry," it says. You can hear the smile.`,
      ),
    ],
  };
}
