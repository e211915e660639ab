import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: it was only an echo, and then something in there answers that is none. */
export function oldOnFoot(going: Going): Told {
  const { K, G, k, g, Gcap, company, chance } = going;
  const { refrain, back, tunnel, N, n } = partsOf(going);
  const P = company.meet('puppy');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'calm')] },
        `There are two ways to the pool from there. One goes round by the main road, and takes half an hour. The other is ${tunnel}, under the railway, and takes two minutes. ${K.introduced} had always gone round, and gave the shops as the reason. The truth was that ${k} was scared of tunnels. It was not the dark so much. It was whoever might be in it.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(G, 'point', 'calm'), seen(K, 'stand', 'worried')] },
        `It came out on a Saturday, because of the rain. "We'll cut through," said ${g}. ${k} looked in. It was as black as a boot, and a cold air came out and felt you all over. "What's in there?" said ${k}. "Nothing," said ${g}. "You can't see nothing in the dark," said ${k}. "It could be anything." ${Gcap} did not laugh, and did not say hurry up.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'shout', 'worried'), seen(G, 'stand', 'calm')] },
        `"You might ask who's there," said ${g}. Nobody had ever put it like that. "${refrain}" called ${k}, in a voice with a crack in it. There was no sound, for about as long as it takes to hope. Then it came up out of the dark, crack and all. "... ${back}" The next moment ${k} was back at the corner, in the rain, and did not know how.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'calm', 'umbrella'), seen(K, 'stand', 'shy')],
          things: ['umbrella'],
        },
        `"That's an echo," said ${g}, who had come after with the umbrella. "It's you. It goes in, and bumps into the bricks, and comes back." "I know what an echo is," said ${k}. "Then why did it sound so frightened?" ${Gcap} said nothing, in a very kind way. It was a queer idea. All those years ${k} had gone round by the main road, so as not to meet ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'shout', 'happy'), seen(G, 'stand', 'happy')] },
        `They tried it out, from the first brick. "It's Saturday!" "... Saturday!" "You're as big as a house!" "... a house!" it said, rather pleased. "I'm not scared of you!" "... scared of you!" it admitted, and ${k} was nearly sorry for it. If you were loud, then it was loud. If you were polite, it was as polite as could be.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')] },
        `"Are you all alone?" called ${k}, for the fun of it. "... alone!" it said. And after that, a good deal smaller, it said something else. It said, "Wuff." They looked at each other. Nobody had put that in. ${k} kept quite quiet, so that there should be nothing to give back. "Wuff," said ${tunnel} again, all by itself. An echo can't begin.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'think', 'surprised'), seen(K, 'think', 'worried')] },
        `So there was somebody, after all. ${k} had been right for years, and it was no pleasure. "That's ${P.name}," said ${g}. "It's the puppy that belongs to ${N.introduced}. She's been up and down the road for it since breakfast." They called, and it didn't come. "It's frightened," said ${k}. "It thinks that we're the ones who live in here."`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'calm'), seen(K, 'stand', 'determined')] },
        `"I'll get it," said ${g}. "You can stay here, where it's light. That's quite all right." It was. ${k} could tell just how it would be, to stand there and hear the steps get smaller. But that wobble was one which ${k} knew from the inside. "It's only heard me," said ${k}. "It doesn't know you. Give me your hand." "Are you still scared?" said ${g}. "Yes," said ${k}. "Come on."`,
      ),
      page(
        { setting: 'cave', camera: 'medium', actors: [seen(K, 'walk', 'determined'), seen(G, 'walk', 'calm')] },
        `It was quite dark. There's no use in saying that it wasn't. But where the light fell it was bricks, and where there was a drip there was a fern. "${refrain}" called ${k}, as warmly as could be. "... ${back}" It came back just as warm. "Wuff," said somebody, nearer. ${k} had never noticed what it does to a voice, when it is meant for someone.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(P, 'sit', 'scared'), seen(G, 'hold', 'calm')] },
        `There was ${P.name}, in the very middle, with its lead round a pipe. It was shaking so hard that it was not easy to count the legs. "I know," said ${k}. "I know all about it." ${Gcap} held the light, and ${k} undid the lead. After that it was the puppy who was in a hurry. It pulled them both out at the far end, into the rain.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'hug', 'happy'), seen(P, 'sit', 'happy'), seen(K, 'stand', 'proud')],
        },
        `${n} came round by the main road, with her hat on backwards. It was some time before she had finished being licked. "You went in there?" she said to ${k}. "I couldn't. I haven't been through since I was seven. There's somebody in it." "Yes," said ${k}. "It's you. If you say something nice, it's quite friendly." They were too late for the pool, and too wet to mind.`,
      ),
      page(
        {
          weather: 'clear',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'shout', 'happy'), seen(G, 'wave', 'happy')],
        },
        `On Saturdays they go through ${tunnel} now, and always with a stop in front. "${refrain}" calls ${k}, and waits, to hear if there's anything after it. There never had been. But last week somebody was there already, a good way in, in a hat. "It's only me!" she was saying, with a crack in it. "... only me!" it said. So ${k} took a breath. "It's only us!" called ${k}. "... only us!"`,
      ),
    ],
  };
}
