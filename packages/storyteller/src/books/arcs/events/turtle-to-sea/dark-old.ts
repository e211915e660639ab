import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES, partsOf } from './parts.ts';

/** For the oldest: one can ask forty people to sit in the dark, and have a light up one's own sleeve. */
export function old(going: Going): Told {
  const { chance } = going;
  const { T, H, W, C } = partsOf(going);
  const [t, h, w, c] = [T.name, H.name, W.name, C.name];
  const C0 = c.charAt(0).toUpperCase() + c.slice(1);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(H, 'hold', 'happy', 'torch'), seen(C, 'walk', 'calm')],
        },
        `${H.introduced} had a torch no longer than a finger, and nobody was to know about it. It lived up one sleeve. When you are too old to be afraid of the dark, it's handy to have something up your sleeve. ${h} and ${c} were walking back along the beach. The sun had gone. "Shall I light the way?" said ${c}. "I don't need it," said ${h}, and pressed the small button, inside, where it only shone on the wrist.`,
        `Other people's eyes seemed to get used to the dark. ${H.introduced} had waited for years, and it didn't happen. So there was a torch, a very small one, in the left sleeve. It made a pink spot on the arm, and that was enough. "What a lovely dusk," said ${c}, as they came along the beach. "Lovely," said ${h}, and looked at the spot.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'walk', 'determined'), seen(H, 'kneel', 'surprised')] },
        `The sand in front of them heaved like a sleeper's blanket. Out of it came a head, and four paddles. It was ${T.introduced}, the size of a biscuit. ${t} was one minute old, and already lost. There was something that had to be found. It was large, and it was wet. ${t} looked round the whole of the world, once, and made off in the wrong direction.`,
        `${C0} nearly trod on it. It was ${T.introduced}, new from the egg, with sand on both eyes. Turtles come up at night, and go down to the sea; everybody knows that, and so do they. But this one was lost from the start. ${t} turned left and right. Then ${t} ran, as fast as paddles can, away from the water.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'wave', 'calm'), seen(H, 'stand', 'curious'), seen(T, 'walk', 'determined')],
        },
        `"Hands off!" It was ${w}, who looked after turtles and had been looking after them for forty summers. "If you carry it down, it never learns the beach. In twenty years it'll want to come back." "But it's going up to the road," said ${h}. "Then we find out why," said ${w}. ${t} had reached the ice cream hut, and was pushing at the wall. "${refrain}" said ${h}.`,
        `${h} had bent down to lift it. "No," said somebody. That was ${w}, with a bucket, who did this every night of the season. "It has to walk. It's learning the way by heart, so as to find it again when it's as big as a table." "It's learning it wrong," said ${h}. They watched ${t} go up the slope to the ice cream hut. "${refrain}" called ${h}. It didn't help.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(W, 'walk', 'calm'), seen(T, 'walk', 'determined'), seen(H, 'point', 'worried')],
          things: ['lamp'],
        },
        `There was a lamp on the hut, in the shape of a cone. ${t} stood beneath it, quite content. "It's that," said ${h}. "It thinks that's where it's going." The man in the hut had a queue of nine, and four tubs to sell. "If it's dark, they'll go home," he said. He looked at the small thing by his wall, and sighed, and put it out. The queue went home. And ${t} turned round, and made for the window of a café. "${refrain}"`,
        `"It's the lamp," said ${h}, when ${t} had bumped into the same plank for the tenth time. The ice cream man came out to see. He had four more tubs to sell. "Just for ten minutes," said ${w}. The man reached up, and it went black, and everybody in the queue said "Oh." It was a good deal to ask. Then ${t} set off again, briskly, towards the lit window of a café. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'shout', 'determined'), seen(C, 'stand', 'calm'), seen(W, 'stand', 'calm')],
        },
        `It was a wedding. There were forty people in there, and candles, and a band. "You ask," said ${w}. "They can't say no to you." So ${h} stood on a chair. "It's the light," said ${h}. "It's only small, and it goes to what's brightest. It ought to be the sea. Could you all sit in the dark?" It was odd to be saying that, so firmly. Somebody blew out a candle.`,
        `There was a birthday in the café, somebody's eightieth, with lanterns all along the roof. ${h} went in. It's easier to be brave for somebody else. "There's a turtle," said ${h}, "that's going to the wrong light. If you'd put these out, and just sit there?" "In the dark?" said an aunt. "It's quite all right in the dark," said ${h}, with one hand on one sleeve.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'stand', 'curious'), seen(W, 'stand', 'calm'), seen(C, 'stand', 'calm')] },
        `One by one they went, along the whole front. You could follow it: the café, and the hotel, and the fairy lights on the pier. Somebody ran to the crazy golf. Nobody had seen it like that for thirty years. Forty people came out and stood along the wall, whispering, in their good clothes. It was as dark as the inside of a hat. ${h} kept very near to ${c}.`,
        `The café went first. Then the word ran from door to door. The whole sea front shut its eyes, the pier, and the hotel floor by floor. People came out to see, and there was nothing to see. They held each other's elbows and giggled. "Now," said ${w}. It had never been so black. ${h} looked down at a small pink spot, and felt better.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'walk', 'happy'), seen(H, 'stand', 'worried')] },
        `They listened. Pat, pat, it went, on the sand. It went a little way down. It stopped. Then it came back, faster and faster, up the beach, past all the people, and through a good many shoes. It stopped at one pair. "It's come to you, ${h}," said ${w}. "${refrain}" said ${h}. "Why me?" And ${h} knew why, and wished that nobody else would.`,
        `"Which way is it going?" whispered forty people. There was a patter. It should have got fainter, and it got louder. Something cold came up to ${H.names} feet, and stopped there. "Well, I never," said ${w}. "It likes you." "${refrain}" said ${h}, not very loudly. There was no lamp left in the town. There was no reason for it in the world, except for one.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hold', 'shy', 'torch'), seen(C, 'stand', 'calm')] },
        `Nobody could see. It would have been easy to press the button, up the sleeve, and not say a thing. But forty people were standing in the dark because ${h} had asked them to. "It's me," said ${h}. "I've got a torch. I've had it on the whole time." It was out in the open now, no longer than a finger. "I'm still afraid of it. The dark, I mean."`,
        `It could have been done in secret. A button makes no noise. ${h} thought of the man with four tubs, and all the others, feeling for their chairs. "I've got one, too," said ${h}, and shook it out of the sleeve, so that all of them saw. "It's been on since the beginning. I asked you to, and I didn't." ${H.names} face went hot, saying that. "I can't do it without."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hug', 'calm'), seen(H, 'hold', 'determined', 'torch')] },
        `Nobody laughed. "I've one on my key ring," said a voice, "for the stairs." "I leave the landing on," said the ice cream man. ${C0} felt for ${H.names} hand in the dark, and had it. "On three?" said ${c}. "No," said ${h}. "On one. Else I'll never." There was a very small click, and that was the last of the light.`,
        `It was quiet. Then somebody along the wall said, "I sing, when I go down to the cellar." "I count," said somebody else. It seemed that most of them had something. A hand came, and it was ${C.names}. "You hold on to me," said ${c}. "That's allowed. It doesn't shine." ${h} held on, and pressed. Click.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'look-up', 'surprised'), seen(T, 'walk', 'determined')], things: ['moon'] },
        `And then they saw it. It began at the edge of things, where there had been only black. It was a shine, and it spread; each wave had a rim, and each rim ran. Over it hung the moon, which they had forgotten. The sea was the brightest thing there was. It always had been, before there were lamps. All along the wall they said "Ah." And ${t} turned round.`,
        `First there was nothing. Then there was something where the nothing had been thinnest. It was long and grey, and it was silver, and it was the whole sea. The moon stood in it up to the knees. They'd lived beside that for years, and put lamps in front of it. "There," said ${h}. And at ${H.names} feet somebody very small turned to look.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(T, 'walk', 'happy'),
            seen(H, 'wave', 'happy'),
            seen(W, 'wave', 'happy'),
            seen(C, 'wave', 'happy'),
          ],
        },
        `${t} didn't run this time. ${t} walked, pat, pat, down the middle of the beach, as you go up to get a prize. It took nine minutes. Forty people held their breath for most of it. A wave came up and looked, and took ${t} along. "In twenty years," said ${w}, "it'll be back. It knows the way now." "Will they put the lamps out?" said ${h}. "They'd better," said ${w}.`,
        `There was no mistake in it. The track ran from ${H.names} feet to the edge, as straight as a ruled line, and there it ended. Far out there was a dot, on the road of the moon. Then there wasn't. Nobody wanted to be the first to switch on anything. They sat on the wall until eleven, and talked softly, and the ice cream man shared out his tubs.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(H, 'sleep', 'calm'), seen(C, 'stand', 'curious')],
          things: ['moon'],
        },
        `There's one night in the year now when the whole front is dark. They sit there and wait for turtles. ${h} has the torch still. It is in the drawer. "Shall I leave the landing on?" said ${c}, that first night. "Wait," said ${h}, in bed, and took hold of ${C.names} sleeve. They waited. Bit by bit there was a window. There was a moon in it. "There," said ${h}, and let go, and was asleep.`,
        `At home ${h} put the torch on the sill, where anybody could see it. Then it was time to put the light out. "Are you sure?" said ${c}. "No," said ${h}. "But there's always something that's brightest. You've only got to wait till you see it." It took about a minute. It was the gap at the top of the curtain, as thin as a hair. It was the moon. Then ${h} slept.`,
      ),
    ],
  };
}
