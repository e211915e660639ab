import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever has the coat has the friend, for as long as nobody says so. */
export function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { refrain, S, s } = partsOf(going);
  const both = (pose: 'walk' | 'kneel' | 'stand' | 'sit' | 'run', feeling: 'curious' | 'sad' | 'happy') => [
    seen(S, pose, feeling),
    seen(K, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'kneel', 'curious'), seen(G, 'stand', 'calm')],
          things: ['coat'],
        },
        `It was a northern sort of beach, with more rocks than sand, and nobody on it. On the very first afternoon ${k} found a coat there, folded on a stone. It was grey, and spotted like rain on a pavement. It was softer than anything, and it was wringing wet. "Somebody will be cold without that," said ${g}. They waited until the tide came in. Then they took the coat up to the house and hung it by the fire, to keep it safe.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'kneel', 'sad'), seen(K, 'stand', 'curious')] },
        `In the morning there was a girl down by the water, turning over stones. She had on an old jumper that came to her knees. Her hair hung down as if she had that minute come out of the sea. "I'm ${s}," she said. "I've lost something. I put it down only to dance, and I can't go home without it." "What is it like?" said ${k}. ${s} thought. "It's like me," she said. It was not much to go on. "I'll help you look," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: both('kneel', 'curious'), things: ['boat'] },
        `They began with the boat that lay upside down above the weed. There was a crab under it, and the crab was all for fighting. ${s} said something to it, and it put its claws down. "${refrain}" said ${k}. They did the whole of the north end before lunch. ${s} had never had a sandwich. She took it apart, and looked at each of the pieces, and ate the fish.`,
      ),
      page(
        { camera: 'wide', actors: both('run', 'happy'), things: ['shell'] },
        `On the second day they did the pools. ${s} knew them as you know your own stairs. She knew which shells had somebody in, and when the tide would turn, to the minute. She did not know about buttons, or bread, or doors. They raced to the point and back, and ${k} won by a mile. "You're wonderfully quick on those," said ${s}, looking at ${K.names} legs. "${refrain}" they shouted, into every hole in the cliff, and the cliff shouted it back.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: both('sit', 'sad') },
        `By the third evening there was no hole left. They sat side by side on the warm rock and dried their feet. At least, ${k} did. Far out on the skerry the seals had begun to sing, as they did every night. It was a long, low sound, with a question at the end of it. ${s} sat up. "That's for somebody who is late," she said. "${refrain}" said ${k}. But it came out small, and there was nobody who said it back.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'sit', 'calm'), seen(K, 'sit', 'curious')],
          things: ['coat'],
        },
        `"They tell a story about those seals," said ${g} that night, by the fire. "They say that some of them are selkies. They come ashore and take off their skins, and then they are people, and dance on the sand. But a selkie who loses her skin can't go home. In the old stories somebody always finds it and hides it, so that she has to stay." "Does she mind?" said ${k}. "She looks at the sea a good deal," said ${g}. Drip, went something in the corner.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(G, 'sit', 'curious')], things: ['coat'] },
        `It was the grey coat. It had hung there for three days, a yard from the fire, and underneath it stood a bowl. ${Gcap} had emptied that bowl every morning, and thought about the roof. ${k} felt one sleeve. It was as wet as when they found it. There was only one other thing in the world that would not dry, not for any sun or any wind. It hung down over an old jumper. "It's like me," ${s} had said.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'sad')] },
        `Nobody else knew. That was the thing that kept ${k} awake. If ${k} said not one word, there would be a race tomorrow, and the day after. There would be somebody who laughed at the same things. It wouldn't even be a lie. It would only be a coat, in a corner. ${k} lay and listened to it through the floor. Drip, it went, and after that there was a gap, and then drip. It was how people cry who don't want to be heard.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'hold', 'sad', 'coat'), seen(S, 'stand', 'surprised'), seen(G, 'stand', 'calm')],
        },
        `Before breakfast ${k} carried it down over the rocks, in both arms, with ${g} a little way behind. It weighed as much as a child. "I've had it the whole time," said ${k}. "I only found out last night. I nearly didn't bring it." ${s} put her face into the grey, and breathed in. "In all the stories they keep it," said ${s}. "I know," said ${k}. "I think those are stories about somebody else."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'happy'), seen(G, 'wave', 'calm')] },
        `There wasn't much of a goodbye, because ${s} had never learned how it went. She ran straight down the sand, with the coat flying, and the wave came up to meet her. Then there was only the wave. ${k} counted to forty. A round grey head came up beyond the rocks. It had eyes that ${k} would have known anywhere. It slapped the water twice, which is probably how it goes. And all along the skerry they sang, and it was not a question any more.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'coat'), seen(G, 'stand', 'happy')] },
        `It rained on the last day, and then it cleared, and ${k} left a raincoat on the rock. By supper the tide was up. "Well, that's gone," said ${g}. "The sea doesn't give coats back." But in the morning it lay there on the stone. Somebody had folded it with great care, and done up one button wrong. In the left pocket was a fish. In the right pocket there was a fish as well. ${k} put it on, fish and all, and waved until the bus came.`,
      ),
    ],
  };
}
