import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES, partsOf } from './parts.ts';

/** For the oldest: one who has lost the way makes it up with one who had left; and there is a good place on the way to stay at. */
export function old(going: Going): Told {
  const { chance } = going;
  const { A, K, G, P, Q, k, g, G0, home, homeSetting, at, alike, isWhite } = partsOf(going);
  const [a, p, q] = [A.name, P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: homeSetting,
          weather: isWhite ? 'snow' : 'clear',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'stand', 'angry'), seen(G, 'stand', 'calm')],
          things: ['gate'],
        },
        `At ${home} they had a gate that went eek. "It wants oil," said ${g}, and always had. ${A.introduced} lived there, with ${k}. That morning ${k} was cross. It was about a chewed slipper. "Go away," said ${k}, who had never said such a thing before. ${a} went and lay by the gate.`,
        `${A.introduced} lived at ${home}, with ${k}, and you could hear it when somebody came or went. Eek, said the gate, to everybody. "I must get some oil for that," said ${g}. But it was not a good morning. There was a slipper, with a bite in it, and it had been ${K.names}. "Go away," said ${k}. People say that, and then they have to go to school.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'excited')], things: ['balloon'] },
        `A red balloon came along the road, at the height of a hat. It seemed to be in no hurry. ${a} got up. Somewhere behind there was an eek. Somewhere to one side there was a smell of hot bread. A clock said dong overhead, nine times. ${a} noticed none of it, or not with the eyes. They were on the balloon.`,
        `What came by then was a balloon, red as a berry. It nodded. It waited at the corner. Who could help following it? The gate said eek. Warm bread breathed out of a cellar, and a clock dropped nine dongs into the street, one after the other. They went in by the ears and the nose, and were put away there. ${a} was looking up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'worried')] },
        `It rose when it was tired of the game, and got as small as a pea. ${a} looked down. All of it was new: the lamps, the doors, the legs. "I came from there," thought ${a}, and looked back, and there were five theres. ${a} was lost, ${at}. And nobody would be looking, because ${a} had been told to go.`,
        `Then the wind wanted it. ${a} stood on a corner, ${at}, and turned round to go home. But nobody can go back along a road that they never looked at. There were trams, and there was rain in the air. "${k} said away," thought ${a}. "This must be it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited')] },
        `At noon ${a} saw ${alike[0]}, a long way off. ${a} ran there with a high heart. It was ${alike[1]}. They were quite kind about it. "${refrain}" said ${a}. It's worse than nothing, to see what you're looking for, and then it's something else.`,
        `It must be possible to know home when you see it. So ${a} went about and looked. At last there was ${alike[0]}. ${a} had never run so fast. It was ${alike[1]}, and smelled of other people. "${refrain}" said ${a}, and sat down, and got up again.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(A, 'look-up', 'curious')] },
        `"Lost?" said ${P.introduced}, on a ledge. "I've never understood how it's done. Three roofs over, left at the bent chimney, and there you are." "I can't see roofs," said ${a}. "How sad," said ${p}. "What do you see?" "Knees," said ${a}. They tried it all the same, one above and one below. It led to a wall as high as a house. "${refrain}"`,
        `${P.introduced} came down to hear about it. "But I know the place," said ${p}. "There's a gate. One simply goes across." And ${p} went across. From below there was a shop in the way, and a canal, and a fence. ${a} looked through the fence. "You aren't trying," called ${p}. "${refrain}" said ${a}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(Q, 'walk', 'calm'), seen(A, 'walk', 'curious')] },
        `When the lamps came on, everybody turned up their collars and went home. "I do it every night," said ${Q.introduced}. "I could do it blind." It was a pleasure to follow somebody so sure. It took ten minutes, and ended at a blue door. "Not this," said ${a}. "${refrain}" "No," said ${q}. "But it's a home. Have you eaten?"`,
        `In the end ${a} simply went with the crowd, since they all seemed to know where to. The last of them was ${Q.introduced}. "You've followed me for a mile," said ${q}, at a blue door. "Did you think that it was yours?" "${refrain}" said ${a}. "They're all the same inside," said ${q}. "There's a stove. Come in and see."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(Q, 'sit', 'happy'), seen(A, 'sit', 'calm')] },
        `There was a stove behind the blue door, and a dish, and half of a cushion. Nobody had ever chewed a slipper there. "You could stay," said ${q}. "It's raining, you're lost, and you were told to go. What more do you want?" ${a} lay down on the cushion and thought it over. It was a very good cushion. That was the trouble with it.`,
        `It was all quite true about the stove. ${q} moved over on the cushion. "Stay," said ${q}. "I'd like somebody to be bored with. And yours was cross, you say." "Only about a slipper," said ${a}. "They get over slippers," said ${q}, "or they don't." Outside it had begun to rain. Inside, anybody could have slept for a week.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `${a} shut both eyes. It was the first time since the morning. With your eyes shut you notice what else there is. Dong. ${a} sat up. It had been there before, that dong. It had been after the bread, and the bread had been after the gate. "I didn't see the way," said ${a}. "But I was there." And ${a} got up. The cushion was warm, and it was hard to do.`,
        `So ${a} closed both eyes, to sleep. And something far off said dong. It said it nine times, and with each there was something more. There had been bread. And before the bread, thin as a hair, there had been an eek. It was all still there, in the wrong order. "Thank you," said ${a}, "for the half of the cushion." ${q} didn't answer. ${q} had begun to be used to it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')], things: ['bread'] },
        `It's strange to cross a town with your eyes shut. You have to stop at each corner, and wait for the clock to strike. But at the clock there was a smell, warm and brown, as they took out the night's bread. ${a} went up it, step by step. There the smell stopped. So did ${a}. Without the third thing it was all no use. It was late, and gates are shut.`,
        `Dong led to the clock, in the wet. Under the clock ${a} stood, and turned, and there was the thread of bread. It was thin, and it broke twice. Then it was as wide as a bed. ${a} went past the baker's, and out at the other end. And now? Only the gate was left. But who goes in and out at a gate at ten at night?`,
      ),
      page(
        {
          setting: homeSetting,
          camera: 'wide',
          actors: [seen(K, 'hug', 'happy'), seen(A, 'run', 'happy')],
          things: ['gate'],
        },
        `Eek. It was so small that it might have been a mouse. Eek, eek. ${k} had come from school, and there was no one by the gate. Since then ${k} had opened it, and looked, and shut it again, every minute for six hours. "I can't do any more," said ${g}. "Come in." "Once more," said ${k}. Eek! And something wet came out of the dark, with its eyes shut, and knew exactly where to stop.`,
        `Eek. ${a} ran. Eek, eek! There was ${k} in boots, in the rain, with a torch. It showed five yards of road. ${k} had been to the end of them and back since four o'clock. "I didn't mean away," said ${k}. "I meant the slipper." It was not very clear. But ${a} had got hold of the sleeve by then, and it was understood.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'calm'), seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')] },
        `They dried ${a} with the good towel. "How did you find it?" said ${k}. "There are a hundred streets." ${G0} put something down by the stove. It was a slipper, with a bite in it. "There's another one," said ${k}. "It only makes a pair if that's chewed as well." And ${a} slept with it, but that night nobody bit anything.`,
        `"All that way," said ${k}, and rubbed. "In the dark! How did you see?" ${a} did not explain. It's not easy to explain an eek. In the morning there was the second slipper beside the dish, whole, and quite new, with a ribbon round it. It was from ${k}. One slipper is no good to anybody.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'stand', 'curious'), seen(K, 'stand', 'happy'), seen(Q, 'sit', 'calm')],
          things: ['gate'],
        },
        `The next day ${g} came down the path with a can. "I've remembered at last," said ${g}. "Three drops, and it's quiet for ever." "No," said ${k}, with both arms out. So it says eek to this day. It said it on Sunday, and nobody had come in. Then somebody came round the dustbin. "${q}!" said ${a}. "You found it!" "I listened," said ${q}. "Is there half a cushion?"`,
        `"Now for that gate," said ${G.name}, next morning, and shook the can of oil. "You can't," said ${k}. "It's how you get home." ${G0} thought about that, and oiled a bicycle instead. In the afternoon the gate went eek by itself, very slowly. It was ${Q.introduced}. "I thought I'd see what was so good about it," said ${q}. "Oh. You've half a cushion, too."`,
      ),
    ],
  };
}
