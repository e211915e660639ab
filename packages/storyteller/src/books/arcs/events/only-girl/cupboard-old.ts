import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For the oldest: a plan of the others that comes through the wall, and what nobody had ever said aloud. */
export function old(going: Going): Told {
  const { refrain, sport, K, k, M, m, T, t, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(K, 'stand', 'calm'), seen(M, 'stand', 'happy'), seen(T, 'hold', 'calm')],
        },
        `It said BRICK LANE BOYS on the bag, because the bag was older than ${k} was. "We could paint it over," said ${T.introduced}, and meant it. He had meant it since September. There were eleven in the ${sport} team, and ${k} was one of them. ${M.introduced} passed to her, and nobody was nasty. If you'd asked them, they would have said that there was nothing the matter. And it wasn't much. It was only a door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'shy'), seen(M, 'walk', 'happy')], things: ['broom'] },
        `Before a match the ten of them went in to change. Then there was the next door along. It had a broom on it, and behind that were more brooms, and a sink, and one hook. "It's nice and private," ${t} had said. So it was. ${k} hung her coat on the hook. And through the wall came the team talk, like a radio inside a pillow. "Mm, mm, mm," it went. Then there'd be a roar, and they all laughed.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'run', 'happy'), seen(K, 'stand', 'worried')] },
        `"What's the plan?" said ${k}, when they came out. "${refrain}" said ${m}, and ran. It wasn't meant badly. They were late, as always. The plan was to go left, and ten of them went. ${k} went right, and met the other side's whole defence. "Why did you go right?" everybody shouted. At half-time somebody only had to say "Bananas," and they lay about on the grass. ${k} laughed a bit as well. It's a peculiar feeling, to laugh at a word.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')],
        },
        `"You could ask," said ${g}, at supper. "Ask what?" "If they'd talk somewhere else." ${k} pushed a pea about. "If I ask, they'll do it," said ${k}. "They'd be ever so nice. And then it's a thing that they do for me." ${Gcap} waited. "It's like asking to be invited," said ${k}. "Even if you get there, you weren't." After that they had the pudding.`,
      ),
      page(
        {
          setting: 'playground',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'cover', 'worried')],
          things: ['broom'],
        },
        `There was one more thing about the cupboard. It had two walls. Behind the other one sat whoever they were playing against. And that wall had a hole in it, for a pipe. "Leave the near post," said the hole, on the day of the cup match, as clear as a bell. "They never look there." ${k} stood quite still. One sentence to ${m}, and she'd be carried home. But she hadn't been told that. It had only leaked. ${k} put a finger in each ear, and hummed, until it was time.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'sad'), seen(T, 'stand', 'worried')] },
        `They lost it by one goal, at the near post. Nobody knew that it could have been stopped, apart from her. She'd been right, and it was no comfort at all. And she'd gone left, and the plan was to go right. "Where were you," called ${t}, who was wet, and disappointed, "when I said that?" "In the cupboard," said ${k}. She hadn't meant to say it so that one could hear. It went over the grass and came back. "In the what?" said ${m}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'reach', 'surprised'), seen(K, 'stand', 'calm'), seen(T, 'stand', 'shy')],
          things: ['broom'],
        },
        `Not one of them had ever opened that door. They stood there in their socks and looked. They saw the sink, and the hook, and the coat on it. "All season?" said ${m}. "What can you hear from here?" ${k} did it for them. "Mm, mm, mm. Then you laugh." It was a good imitation, and nobody did. "Why did you never say?" said ${m}. "Why did you never ask?" said ${k}. ${T.name} looked at the bag, and at what it said, as if somebody had only just written it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'surprised'), seen(M, 'hide', 'happy'), seen(T, 'hide', 'happy')],
          things: ['broom'],
        },
        `Nothing was said about it that week. On Saturday ${k} took hold of the handle, as usual, and the door wouldn't open. There was something soft behind it. It gave a little, and grunted. It was the team. They had changed beforehand, and got in, all ten. Two were in the sink. ${t} had one foot in a bucket, and was holding the board over his head. It smelled of floor polish and boys. There was no room for a mouse. "Budge up," said ${m}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'happy'), seen(T, 'point', 'happy')],
          things: ['broom'],
        },
        `${k} went in sideways, with her nose against a mop. Somebody was leaning on the switch, so it was as dark as a boot. "Right," said ${T.names} voice. "This is the plan." It had words in it. There were even commas. "And bananas?" said ${k}, when it was over. They told her, all at once. It took some time. "That isn't funny," said ${k}. "No," said ${m}. "I think you had to be there." Nobody breathed. "Well, I'm here now," said ${k}. And then it was.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'run', 'happy'), seen(M, 'run', 'happy'), seen(T, 'cheer', 'excited')],
          things: ['ball'],
        },
        `They won that one. It was an odd sort of goal, and went in off a knee. But eleven of them had gone right, because they had all said right. It's surprising what it does to a team. Afterwards ${t} got out a pot of paint. He had really meant it. He'd only got as far as the B, when somebody had a better idea. BRICK LANE BROOMS, it says now, on the bag.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'calm'), seen(M, 'hide', 'surprised')], things: ['broom'] },
        `There's a big room with ten hooks at Brick Lane, and nobody uses it. Other teams think that it's a trick. On the first day of the new season a girl stood in the passage, in front of two doors. She had her boots in her hand. Hers were going in at one of them. "${refrain}" somebody called to her. ${k} knew that face. She'd had it on herself. So she opened the cupboard. "But she's on the other side," whispered ${m}, out of the dark. "Only till half past four," said ${k}. "Budge up."`,
      ),
    ],
  };
}
