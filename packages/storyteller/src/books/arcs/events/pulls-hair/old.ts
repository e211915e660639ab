import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The only bell in the house is wanted on a stage on Saturday; and somebody small has just found out what a bell is. */
export function old(going: Going): Told {
  const { K, G, Z, M, k, g, Gcap, z, Z1, m, refrain, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'stand', 'proud', 'bell'), seen(Z, 'sit', 'happy')],
          things: ['bell'],
        },
        `There were eleven bells in the school band, and on Saturday they would play in the hall. ${K.introduced} had the low one. It came only four times, but without it the rest was like a table with no legs. ${k} had been allowed to take it home in a sock. "Be careful of it," they had said. They did not know who else lived there.`,
        `${K.introduced} had been given a bell to look after, until Saturday's concert. It was the deepest in the band. It had four notes to play, and each was a hole if nobody rang. It came home wrapped in a sock, and it was put on the highest shelf. That was because of ${z}, who was the smallest in the house, and had the strongest hands.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'surprised'), seen(Z, 'sit', 'happy')], things: [] },
        `It was hair that ${z} liked best. You only had to bend down for a brick. Up came a hand, and shut. "${refrain}" said ${k}, and ${z} laughed so much that both feet joined in. Then the fingers had to be opened, one at a time, like a very small parcel. ${k} practised the concert upstairs after that, with the door shut, and counted the rests.`,
        `What ${z} had hold of, ${z} kept, and mostly it was hair. ${k} forgot it once a day. "${refrain}" It was not done to be unkind. Nobody could laugh like that and be unkind. But it hurt just the same. It's hard to count sixteen bars when somebody is holding you by the fringe. "I can't live like this," said ${k} to the ceiling.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'kneel', 'surprised'), seen(M, 'kneel', 'surprised'), seen(Z, 'sit', 'excited')],
        },
        `"You must be firm, and you must be near," said ${g}, who had read it. "${refrain}" said ${g}, who was near. Then there was ${M.introduced}, from next door, about the drain. He had a beard down to the third button, and he leaned over to say how much somebody had grown. "${refrain}" It was as deep as a cow. ${Z1} had never heard one so deep, and did it again.`,
        `It was the same for all. ${Gcap} said that it was a phase, from close by. "${refrain}" ${M.introduced} came to return a ladder, and had a beard, and was polite enough to bend. "${refrain}" he said, in a voice like the bottom of a well. ${Z1} was quite still for a moment. Then ${z} looked from one to the other, as if to see what order they went in.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(Z, 'sit', 'sad')], things: ['hat'] },
        `On Thursday ${k} came down in a woolly hat, with all of it tucked in. ${Z1} looked for the hair on the left, and on the right. Then the lip went. It went on going until supper. It was odd. It wasn't how one cries for something to hold. It was how one cries when the music has been switched off. "Now I've got a hat on and a headache," said ${k}.`,
        `So there was the hat. It was June, and the hat was wool. The hands opened and shut on nothing. ${Z1} began to cry, and could not be stopped with pear. ${k} sat on the stairs with both ears covered. It was then that ${m} next door pulled his own doorbell, to see if it still went. In the living room the crying stopped, as if it had been cut.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(Z, 'sit', 'calm')] },
        `${k} took the hat off and thought. First comes the pull, and after the pull comes a noise. ${k} made one, and ${g} made another, and ${m} had the low one. "It isn't the hair," said ${k}. "It never was. We're bells. We're a band of bells, and ${z} has been practising." It was a very strange feeling. It was just what ${k} did upstairs.`,
        `Pull, and it rings. ${k} sat up. Pull, and it says ow, always, each in its own voice. For weeks ${z} had gone from one to the next of them, and laughed when the note came. "You're not pulling my hair," said ${k}. "You're playing me." It is hard to be cross with somebody who thinks you are an instrument. One is too nearly flattered.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined', 'bell'), seen(Z, 'reach', 'excited'), seen(G, 'stand', 'happy')],
          things: ['bell'],
        },
        `There was just one bell in the house. ${k} fetched it down from the shelf. ${Gcap} hung it over the rug, on a short wide ribbon, with a knot like a fist. Up came a hand. Dong. Nobody had ever been so surprised. Dong? Dong! ${k} bent down, slowly, with both eyes shut. The other hand came, and touched the hair, and patted it. It had a bell for the rest.`,
        `${k} looked at the shelf, and it took no time at all. Down came the sock. ${g} tied the bell up out of harm's way, with a bit of ribbon just long enough. Pull. Dong. ${Z1} looked up as people look at fireworks. And when ${k} leaned over, nothing happened, except that something warm went round one ear. You can't find out that a thing is soft while you're ringing it.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [
            seen(K, 'stand', 'worried', 'bell'),
            seen(G, 'sit', 'calm'),
            seen(Z, 'sit', 'sad'),
            seen(M, 'sit', 'calm'),
          ],
          things: ['bell'],
        },
        `Then it was Saturday, and the bell had to go to the hall. ${Z1} went too, on ${G.names} knee, in the front row, next to ${m}. From there one could see the bell quite well. It was on the stage, in a white glove, and there was no ribbon. The hands opened, and shut. The lip began to go. There were two hundred people in the hall, and it was as quiet as snow.`,
        `On Saturday ${k} stood on the stage in white gloves, with ten others. ${Gcap} sat in the front, with ${z}. ${m} had come as well, with his beard brushed. They had hardly bowed when ${z} saw it. There was the bell, and somebody else had it. First there was one sob, and then another came, a good deal louder. The lady with the stick looked round.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried', 'bell'), seen(Z, 'sit', 'sad')], things: ['bell'] },
        `"You could take ${z} out," somebody said to ${g}. So ${g} would not hear it, then, after all those weeks of counting. ${k} looked at the four notes on the page. They were printed black, and ${k} had dreamt of them. A band can't give its bell to the front row. But a person can. ${k} got down from the stage, in front of everybody, and held it out. "Here," said ${k}. "Only on four."`,
        `They'd have to go out, ${g} and ${z}, into the corridor, with the coats. ${g} had already stood up. And ${g} had heard those sixteen bars through the ceiling every night for a month. ${k} saw it all quite clearly. There was one bell, and there were two who wanted it. The lady with the stick lifted the stick. ${k} climbed down from the stage, and held out the bell by its strap.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), seen(Z, 'hold', 'happy', 'bell'), seen(M, 'sit', 'surprised')],
          things: ['bell'],
        },
        `Of course it was not on four. It was not on anything. ${Z1} held the bell with both arms and would not ring it for the world. And ten bells were playing, and bar sixteen was coming, with a hole in it. ${k} was kneeling there in front of the first row. There was hair, and there were two hands. "Go on," whispered ${k}. "Now." Pull. "${refrain}" sang ${k}, on the note.`,
        `The music had begun, and there ${k} was, on the wrong side of it, on both knees. ${Z1} hugged the bell and was perfectly happy, and made no sound. Fourteen. Fifteen. There'd be a hole, and two hundred people would fall in. Then a small hand came out, since there was hair. Sixteen. "${refrain}" It was quite low, and it was exactly right. The lady with the stick did not even turn her head.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(K, 'kneel', 'happy'),
            seen(M, 'stand', 'proud'),
            seen(G, 'cheer', 'happy'),
            seen(Z, 'sit', 'happy'),
          ],
        },
        `There were three more. At the second one somebody in the third row laughed, and was told to hush. At the third they were waiting for it. And before the last, which was the lowest, ${k} had no breath left. It was ${m} who saw. He leaned over, and held out his beard. "${refrain}" It was as deep as a cow. It went on ringing in the roof after the others had stopped.`,
        `They did the second together, and the third. People had begun to lean forward. But the fourth is the long one, the one that lets the tune sit down, and ${k} had got hiccups. ${M.introduced} looked at the page, and looked at ${z}. Then he bent, beard first, like a man who steps off a pier. "${refrain}" It filled the hall to the rafters. Nobody has ever clapped so long for a beard.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(Z, 'sleep', 'sleepy')],
          things: ['bell'],
        },
        `They let ${k} keep the bell till Monday. After that there was another over the rug, a small one, from an old goat. Ding, it says. ${k} sits below it most evenings, with both arms on the floor, and hair all over the place. Now and then a hand comes down and pats. "${refrain}" says ${k}, very softly, just to stay in tune. And somebody laughs, with both feet.`,
        `The band has twelve now. It says so on the poster: eleven bells, and one voice. There's a bell of its own over the rug at home, with a ribbon, and it goes ding. Hair is for patting. But sometimes, late, when ${k} bends down, there's a look, and one finger, and hardly any pull at all. "${refrain}" sings ${k}. It's still the best of them.`,
      ),
    ],
  };
}
