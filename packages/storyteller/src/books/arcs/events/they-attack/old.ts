import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** There is a trap and a rope, and who holds the rope stops to listen. */
export function old(going: Going): Told {
  const { K, G, S, k, g, Gcap, s, many, Many, one, called, CALLED, drawn, others, refrain, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'walk', 'sad'), seen(G, 'walk', 'calm')],
          things: ['hat'],
        },
        `${K.introduced} had been given a hat, and had to wear it. It was two sizes too large, so as to last, and it had a bobble like a cauliflower. One could see nothing under it and hear less. People turned round. What ${k} wanted, more than anything, was to be somebody whom they turned round for because of something else.`,
        `There had never been such a hat. ${Gcap} had knitted it from memory, and had remembered somebody larger. It had a bobble that got there first. "You'll be glad of it," said ${g}. ${K.introduced} was not glad of it. At school they had called out "Mushroom!" all week. ${k} would have given anything to be known for some other thing.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised'), seen(S, 'run', 'scared')],
          things: [...drawn],
        },
        `Then there was a rumble at the top of the hill. It was ${many}, and behind those were more, from one wall to the other. They came down the street, and they were shouting. "${refrain}" "Attack!" cried ${S.introduced}, who was in charge of the town. "It's the ${called}! Run!" It was not clear who had called them that first. But everybody did from then on.`,
        `It began on the hill, with a noise like gravel. ${Many} were coming over the top of it, a whole road of them, side by side. "${refrain}" they went. "What are they saying?" said ${g}. "Attack," said ${S.introduced}, who was paid to know. "What else would they say? They're ${called}." And ${s} blew the whistle, and the whole town ran. Something flew off into the gutter, and nobody saw what.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'scared'), seen(G, 'run', 'scared'), seen(S, 'run', 'scared')] },
        `They ran into the library and shut the doors, and the ${many} came in by the flap for late books. "${refrain}" They ran up the slide in the park, the wrong way. The ${many} climbed up on each other, and made a staircase. "${refrain}" They stood in the pond up to the knees, since everybody knew that such things can't swim. Everybody was wrong. "${refrain}"`,
        `The baker's was full by then, and so was the bank. Wherever they hid there was a scratching, and a small voice, and then a great many. "${refrain}" On the bridge ${s} told them all to keep still and look like ducks. The ${many} came up, and stopped, and waited, as one does for ducks. "${refrain}" said one, quite kindly. And then it was hard to say who ran first.`,
      ),
      page(
        {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(S, 'point', 'proud'), seen(K, 'stand', 'surprised'), seen(G, 'stand', 'worried')],
        },
        `By evening they were all up in the old castle, with the gate shut. ${s} had a plan. Over the gate hung the great iron pot. In it there was room for ten thousand, and under it there was wood. "We let down the bridge," said ${s}. "In they come. Then somebody with young arms pulls the rope, and it's soup." ${s} looked round. "You," said ${s}. "You look steady."`,
        `There was only the castle left. It had a gate, and a bridge, and over the bridge hung a net full of stones. One pull at a rope and the road would be flat. So would whoever was on it. "I need somebody who can keep their head," said ${s}, and looked along the row, and stopped at ${k}. Everybody turned round. It was not for a hat. There was no hat. ${k} felt quite tall.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'proud'), seen(S, 'stand', 'proud')] },
        `They gave ${k} the rope. They said that there would be a statue. People who had called things after ${k} all week now said that they had always known. It was warm to be looked at like that, all down one side. "When I blow the whistle," said ${s}. The sun was going. Out on the road the ${many} came on, a good deal slower than before.`,
        `"There'll be a medal," said ${s}, and put the rope into ${K.names} hands. It was thick, and a little greasy. The whole town stood behind, and for once nobody laughed. Somebody even said "sir", though that may have been a cough. ${k} thought about the medal, and what they'd say on Monday. Then the bridge came down, with a long groan, and it was time.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'think', 'worried')], things: [...drawn] },
        `It was so quiet up there that one could hear them. All day there had been the running in the way, and the whistle, and before that the hat. "${refrain}" It was quite a small noise. It was the noise of somebody who has said something for nine hours. Some of them were limping. If they wanted to attack, thought ${k}, they were going about it in a very sad way.`,
        `From above they looked different. They were only ${many}. They held on to one another, those that could, and one was being carried. "${refrain}" It struck ${k} that nobody had ever got to the end of that word. They'd always been too busy leaving. Now both ears were out in the cold, and it did not sound quite like what ${s} said.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(S, 'shout', 'angry'), seen(G, 'stand', 'calm')],
        },
        `${s} blew the whistle. ${k} did not pull. "Now!" said ${s}. "I only want to ask them something," said ${k}. "Nobody asks ${called} anything! If you let go of that rope, it's no statue. You'll be the one who let them in. They'll call that after you for ever." It was perfectly true. They had begun already. ${k} looked at ${g}. "Ask," said ${g}. And ${k} let go of the rope.`,
        `The whistle went. "Pull!" said ${s}. "Pull!" said the town. "What if it isn't attack?" said ${k}. There was a groan, from several hundred people. "Give it to somebody else," they said. "It would be that one. It's the mushroom." So that was all gone again, the medal, and the sir. It had been nice for a quarter of an hour. ${k} tied the rope in a knot that nobody could undo, and went down the steps with ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'determined'), seen(G, 'walk', 'calm')], things: [...drawn] },
        `They went out on to the bridge, ${k} and ${g}, and the ${many} stopped. There were a great many of them, when one was so near. "Good evening," said ${k}. It came out rather high. "I didn't hear what you said. I was running. Could you say it slowly?" They looked at one another. Then they pushed the smallest to the front.`,
        `The bridge is very long, if you walk along it with nobody but ${g}. At the other end stood all the ${many} in the world. "Please," said ${k}, "what is it? I'm listening now." Nothing moved. Then there was a shuffle, and a cough. It was the smallest of them that had been chosen to speak, having the most breath left.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(G, 'stand', 'happy')], things: ['hat'] },
        `"A, a, a," said the smallest ${one}. It leaned on its neighbour. "A hat! You lost a hat, by the post box, at ten this morning. We've been telling you." From the very back, over all their heads, came something like a cauliflower. They had dried it, and combed out the bobble. "It looked like a hat that somebody had made," said the ${one}.`,
        `"A hat," it said. "It's only a hat. You were gone before we could get it out. We said, a hat, a hat, and you said, help." They made a lane, and along it came the bobble, passed on from one to the next. Each gave it a small pat. "We couldn't leave it lying," said the ${one}. "Somebody has sat up nights with that." ${Gcap} looked away, very quickly.`,
      ),
      page(
        {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(K, 'cheer', 'happy'), seen(S, 'stand', 'shy'), seen(G, 'cheer', 'happy')],
          things: ['hat'],
        },
        `${k} put it on, there on the bridge, and pulled it down hard. "NOT ATTACK!" ${k} shouted up to the walls. "A HAT!" It took some time to go round. Then you could hear people begin to laugh, first one and then a tower full. ${s} came down last, and counted the stones, or seemed to. There was soup for all that night, leek, and the ${many} sat in front.`,
        `"What do they want?" called ${s}, from behind the flag. "They want to give me my hat!" shouted ${k}. There's no good way of saying sorry to four thousand ${many}. They did it one by one, and it took until the moon was up. "It could have been soup," said ${s}, quite white. "You'd have told me to pull. I did tell you." "I was too warm to hear," said ${k}.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(G, 'walk', 'happy')],
          things: ['hat'],
        },
        `They never put up a statue. There was a line in the paper, "${CALLED} RETURN HAT", and that was all. "Mushroom!" they still call, across the road, and it doesn't mean the same. And a week later there was a rumble on the hill. It was ${others}, thousands of them. "Uv! Uv!" The whole town stood still, turned up its ears, and began to count its gloves.`,
        `On Monday there was a noise at the top of the hill again. "Uv!" it went. "Uv! Uv!" It was ${others}, from one wall to the other. ${s} had the whistle half way up. Then ${s} looked at ${k}, at the corner, in a hat like a cauliflower. ${k} had pushed it back behind both ears. "Well?" said ${s}. "I think," said ${k}, "that somebody has lost a glove."`,
      ),
    ],
  };
}
