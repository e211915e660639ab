import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: it is not pleasant to be what nobody believes in, on either side. */
export function old(going: Going, title: string): Told {
  const { refrain, K, k, D, d, M, m, G, g, Gcap, wardrobe, aKind, kinds } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(K, 'reach', 'curious')], things: ['coat'] },
        `It began with being told to hang up a coat. ${k} had one arm in the ${wardrobe}, and then a shoulder, and there was still no back to it. There was another coat, and one behind that. And there was a draught, which a ${wardrobe} has no business with. It was warm, and it smelled of somebody else's supper.`,
        `Most people put things into a ${wardrobe}, and never ask how far it goes. ${k} had dropped a button in there. ${k} went after it on hands and knees, past the coats that fit, and the coats that would fit next year. Then came some that ${k} had never seen before. A long way on, between two sleeves, was a light. It was a portal, that was what it was, and it had hangers in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'surprised'), seen(K, 'stand', 'surprised')], things: ['coat'] },
        `The last coats were cut for somebody of quite another shape. ${k} pushed them aside, and a door swung out, and there was a bedroom. It was not ${K.names}. It had the same sort of mess in it, though. On the bed, with one sock on, sat ${D.introduced}. They had a long look at each other, as one does in front of a mirror that has gone wrong.`,
        `It ended in a door, and the door ended in a room. It had a bed, and a lamp, and a heap of things that somebody was going to tidy. On the heap sat ${D.introduced}. Neither of them screamed. They'd both been expecting something of the kind, all their lives, and had only been told not to. "You're a child," said ${d} at last. "You're ${aKind}," said ${k}. So that was settled.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'shout', 'excited'), seen(K, 'stand', 'shy')] },
        `"MUM!" called ${d}, without turning round, in case it went away. "There's a child in my ${wardrobe}!" The answer came up the stairs, large and calm, like something said a hundred times. "${refrain}" it said. "Children are in stories. Wash your face." ${k} looked down, and moved all ten fingers, one after another. They seemed to be there.`,
        `"I've always known," said ${d}. "We hear you, at night, when it's windy. You bump about." And ${d} put a head out at the door. "Mum! You know the children, that you say there aren't any of?" "${refrain}" came the answer, quite kindly, from where the porridge was. ${k} had never been no such thing before. It was like being left off a list.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'look-up', 'excited'), seen(D, 'point', 'happy')] },
        `With a hat, and a scarf, and ${d} in front, you could risk the street. It was a whole world of ${kinds}. ${k} had thought of ${kinds} as something you meet one at a time. Here they queued for the bus. One was up a ladder with a pot of paint, and one had dropped her shopping. "What a very small nose your friend's got," she said. "It's not finished," said ${d}.`,
        `They went all the way to the square and back, with ${k} in a scarf up to the eyes. The postman was one. The baby in the pram was one, and so was the statue. There was a poster for a circus, and a clown on it, and the clown was one as well. ${k} had never seen so many ${kinds}. But that wasn't the strange part. The strange part was that there was nobody else, and that nobody missed them.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(M, 'stand', 'calm'), seen(D, 'point', 'worried'), seen(K, 'hide', 'worried')],
          things: ['coat'],
        },
        `They were hardly back when there were feet on the stairs, a great many pounds of them. ${k} was in among the coats before having decided to. It was ${m}, and she had come to look, to put an end to it. She opened the ${wardrobe}. She moved one coat, and looked behind it, at another. "There, you see?" she said. "${refrain}" A whole arm's length away ${k} held a sleeve, and did not breathe.`,
        `"I'd like to see this child," said ${m}, on the landing, as you say such things. ${k} had meant to step out and bow. At the last moment it turned out that both legs had gone behind a coat, and taken the rest along. She was very big. She looked in, and was fair about it, and looked at both ends. "Coats," said ${m}. "${refrain} But it was a good one."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(D, 'think', 'curious')] },
        `"I'm sorry," said ${k}, coming out. "I went all shy." "She says it about everything," said ${d}. "It's no worse than at home," said ${k}. "There they say it about you." It was a mistake. "About me?" said ${d}. "That I'm no such... What, all of us? The postman?" ${d} got up, and put on the other sock. "Show me this place," said ${d}.`,
        `"She's always been like that," said ${d}. "Does yours believe in things?" "In vegetables," said ${k}, "and in going to bed. Not in ${kinds}, though." There was a pause. It's not nice to hear, in your own room, that you are only in stories. "I think that somebody ought to speak to them," said ${d}, with dignity, and went in among the coats.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(K, 'point', 'worried'), seen(D, 'hide', 'shy')],
          things: ['coat'],
        },
        `So then it was ${k} who stood on a landing and called. "I've got ${aKind} up here! In the ${wardrobe}!" "${refrain}" said ${g}, but came, drying a plate. And ${d}, who had been going to speak to them, looked out between two coats at somebody with no proper ears and a great deal of leg. ${Gcap} looked in. There was a coat. It shook a little. "You see?" said ${g}.`,
        `"It's ${aKind}," said ${k}, "and it's got a complaint." ${Gcap} put down the washing, and opened the ${wardrobe}, and stood there with a hand on the door. There was nothing in it but coats. One of them was holding its breath. "I can see that you'd like one," said ${g}. "So would I. ${refrain}" The door clicked. "It was so TALL," said ${d}, in the dark.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited'), seen(D, 'sit', 'curious')] },
        `They sat down halfway, where there isn't any light from either side. "They don't look," said ${d}. "They do look," said ${k}. "They open a door and look at the first coat. Everybody knows what's behind a coat. It's the middle they've never been in." Nobody said anything for a bit. "You can't make people look in the middle," said ${d}. "No," said ${k}. "But you can be in it."`,
        `"We'll never do it one at a time," said ${k}. "If I have you, they look, and you're shy. If you have me, I am." It was true. It was dark in there, and smelled of mothballs. "What if they had each other?" said ${d}. ${k} sat up so fast that a hat fell down. "They'd have to come right in. Both of them, at once. What would make yours climb into a ${wardrobe}?" "Me," said ${d}, "if I shouted."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'walk', 'determined'), seen(M, 'walk', 'determined')],
          things: ['coat'],
        },
        `They did it on three. "I'm all tangled up in the coats!" called ${k}, that way. "So am I!" called ${d}, the other. It was nearly true. There was a sigh at both ends, the same sigh, and two doors opened. Along came ${g}, with one arm in front. Along came ${m}, with hers. "I never heard such a thing," said one of them. "Nor did I," said the other, and stopped. It was a little late to stop. BUMP.`,
        `"On three," said ${k}. They put their backs together, and took a breath, and shouted, one into each world, "Come in and get me!" It went quiet. Then there were steps, and grumbling, and the scrape of hangers. ${Gcap} was coming, coat by coat. So was ${m}. "Where are you?" said ${g}. "Here," said ${m}, who'd thought that it was meant for her. BUMP.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(M, 'stand', 'surprised'), seen(K, 'stand', 'happy')],
        },
        `In the dark somebody felt somebody's nose, carefully, and then their own, to compare. "I beg your pardon," said ${g}. "I was under the impression that you were no such thing." "How funny," said ${m}. "I tell mine that every day about yours." There was a longish silence, in which two people thought back over all the things that they had ever said. ${k} and ${d} did not say a word. They didn't need to.`,
        `${k} pushed open a door, and a bit of light came in. ${Gcap} looked up, and further up. ${cap(m)} looked down. It would have been a good moment to run, for either of them, and each waited politely for the other to begin. "I'm afraid that I owe somebody an apology," said ${g}. "So do I," said ${m}. "Is it that one, or that one?" "It's both," said ${k}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(G, 'sit', 'happy'), seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(D, 'sit', 'happy')],
          things: ['cup', 'coat'],
        },
        `They had a cup of tea in there, halfway, on an old fur coat, since nobody could agree whose house it was. "Does yours hang things up?" asked ${m}. "I sent mine to do it this morning," said ${g}. They got on so well that it was dark on both sides before anybody looked. "Good heavens," they said, "it's past bedtime." Two heads came out from under one coat. "Bedtime?" said ${k} and ${d}. "${refrain}"`,
        `The doors are never quite shut these days, because of the tea on Fridays. It's a squash. They sit in the middle, where it's nobody's and everybody's, with a cup on each knee, and talk about teeth. If you ask ${g} whether there are ${kinds}, you get a careful answer. "You should look further than the first coat," says ${g}. "And now to bed, the pair of you." "To what?" says somebody behind a sleeve. "${refrain}"`,
      ),
    ],
  };
}
