import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the last one is late, and is brought back all the same; so at last is a ladder. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, company, chance } = going;
  const { refrain, F, f } = partsOf(going);
  const N = company.person([a, b, g].includes('Mrs Reed') ? 'Mrs Loaf' : 'Mrs Reed', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'curious'), seen(G, 'hold', 'calm', 'jar'), seen(F, 'sit', 'calm')],
          things: ['jar', 'rock'],
        },
        `It was March, and there was frogspawn in the pond by the lane. ${A.introduced} had waited for it since Christmas. "Twelve dots," said ${g}, and dipped in the jar. "That's plenty, for a kitchen." On a rock sat ${F.introduced}, who was very old. ${f} watched them put on the lid, and looked at ${a}. It was the look that you get in a library.`,
        `Somebody had filled the pond with jelly, and dropped a black dot into each bit of it. That was how one knew it was March. ${Gcap} let ${A.introduced} hold the jar. They took twelve, and counted them twice. Only then did they notice ${F.introduced}, on a rock, as brown as the rock was. ${f} had been counting as well, by the look of it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined', 'letter'), seen(F, 'sit', 'curious')],
          things: ['letter', 'rock'],
        },
        `It didn't feel right just to walk off. So ${a} tore a leaf out of a notebook, and wrote the pond a note. "Twelve dots," it said. "To be back here by the first of June. ${refrain}" Below it went a name and an address. ${a} put it under the edge of the rock. ${f} shuffled over, and sat on it, as you put a paperweight on a bill.`,
        `"We ought to leave something," said ${a}. There was paper, and there was a pencil. So the pond got a proper note, with the date. "I have twelve dots of yours. You shall have twelve back on the first of June. ${refrain}" It went under the rock, in case of wind. ${f} moved half a step, so as to be on top of it. It was a promise by then, with a frog on it.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(G, 'stand', 'shy'), seen(N, 'stand', 'calm'), seen(A, 'hold', 'curious', 'jar')],
          things: ['ladder', 'jar'],
        },
        `When they came home, ${N.introduced} was cutting her hedge. She did the top of it with shears tied to a broom. "That looks like hard work," said ${g}, and turned a little pink. Behind the shed was a ladder. It was hers. It had come for an afternoon, nine years ago. "${refrain}" said ${g} to ${a}, indoors. "I'm only waiting for a good moment."`,
        `There was a ladder behind their shed, with R on it, in paint. ${a} had always thought that R was for roof. But over the fence that day ${N.introduced} was picking the ivy off her gutter, with a broom tied to a rake. ${Gcap} went in by the side door, and carried the jar in front like a shield. "It's her ladder," said ${g}. "${refrain}" "When?" said ${a}. "Before you were born."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'surprised')],
          things: ['bucket'],
        },
        `The dots turned into commas, and the commas began to kick. In April they were tadpoles, in a bucket, with weed from their own pond. ${B.introduced} fed them on bits of boiled lettuce, and sang. "You can't tell which is which," said ${b}. But you could. One was smaller than the rest. It was always last to the lettuce, and on its side was a mark, just like a comma.`,
        `By April they had come out of the jelly, and lived in a bucket. ${B.introduced} cooked them lettuce. Eleven tadpoles were as like as eleven pips. The twelfth was half the size, and had a pale curl on one side. When it was frightened, it swam round and round and bumped into the wall. "That's Comma," said ${a}. It was a mistake to give it a name. They both knew that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'cheer', 'excited'), seen(G, 'sit', 'calm')],
          things: ['bucket', 'rock'],
        },
        `In May came the back legs. A front leg came out by the elbow, as you get into a tight jumper. They put in a rock, so that there'd be somewhere to climb out. Then the tails shrank. "They live on them, till they can catch flies," said ${g}. There were eleven on the rock one morning, with hardly a tail among them. Comma was under it. Comma hadn't got so much as a knee.`,
        `May was all legs. They came in pairs at the back, and one by one in front. "Where do the tails go?" said ${b}. "Into the frog," said ${g}. "They eat nothing else for a week." Soon the rock in the bucket was so full that somebody was always being pushed off. Only one of them hadn't begun. It went round and round below, in its own time, like a small black kite.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')],
          things: ['bucket', 'torch'],
        },
        `On the last night of May they sat by the bucket, with a torch. "Tomorrow's the first of June," said ${b}. "There are eleven frogs. Nobody lent us a frog called Comma. You could take eleven back, and who's to know?" ${a} had been thinking the same thing since Tuesday. A small tail came into the light of the torch, and stopped just under ${A.names} finger. It had never done that for anyone else.`,
        `${a} shone the torch into the bucket. It was the thirty-first of May. "That one's not ready," said ${b}. "It ought to stay. It knows you." And that was so. When ${a} put a finger near the water, Comma came up and hung there, underneath, like a word that someone has thought of. "A frog can't read a note," said ${b}. "And it can't count to twelve." It was all quite true.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(A, 'think', 'worried')], things: ['bucket'] },
        `${Gcap} came in for a cup of water, and saw how it was. "I wouldn't blame you," said ${g}. "It's only the one. Nobody's going to come and ask for it." "That's what you say about the ladder," said ${a}. ${Gcap} looked into the cup for a while. Out in the dark, behind the shed, stood nine years, leaning against the wall. "So I do," said ${g}.`,
        `"Keep it till it has legs, then," said ${g}, at the door. "What's a week? And by then it'll be used to you, and there'll be a better moment." Then ${g} stopped. It was very odd to hear that said, and to know where it had been said before. "Is that how it went?" said ${a}. "With the ladder?" "Yes," said ${g}, after some time. "That's just how it went. A week."`,
      ),
      page(
        {
          setting: 'pond',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'bucket'), seen(G, 'walk', 'calm'), seen(F, 'sit', 'calm')],
          things: ['bucket', 'letter'],
        },
        `In the morning it was June, and they carried the bucket down the lane. The note was there. It had been rained on, and dried, and a snail had eaten the date. But ${f} was sitting on what was left. "Eleven frogs," said ${a}, quite loudly, "and one that isn't finished. I know that it's early. It's just that you said twelve. I mean, I did."`,
        `They all went, the next morning, with the bucket between them. It was the same pond, because that's where they'd know what to do. And there was ${f}, on the same rock, on the same note, gone soft as cloth. "I make it twelve," said ${a}, and put the bucket down. "One's late. You'll have to wait for the legs. I'd have liked to see those."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'sad'), seen(B, 'wave', 'sad'), seen(G, 'kneel', 'calm')],
          things: ['bucket'],
        },
        `${Gcap} knelt on one side, and ${a} on the other. Eleven of them went over the edge like peas off a plate, and never looked round. Comma had to be poured. For a moment there was something small in the brown water, going round and round, with nothing to bump into. Then it went straight, and was gone. "It didn't even bump," said ${b}. ${a} found that you can be glad and not like it at all.`,
        `They held the bucket low, ${g} and ${a}, one on each side. The frogs hopped out in a heap. It took no time. Last came Comma, in a cupful of water. It swam in a ring, as it always had, and the ring got wider. It never met a wall. So in the end it swam off in a line. ${b} waved until there was nothing to wave at. "Home's very empty," said ${a}, before they'd even got there.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(G, 'hold', 'shy', 'ladder'), seen(N, 'stand', 'surprised'), seen(A, 'stand', 'curious')],
          things: ['ladder', 'wheelbarrow'],
        },
        `${Gcap} didn't even go in first. ${Gcap} went behind the shed, and came out with a ladder. It took up the whole path. "This is yours," said ${g}, over the fence. "I'm nine years late." ${N.introduced} went as red as a brick. "Oh dear," she said. She went to her own shed, and came back with a wheelbarrow. "I never liked to ask for the ladder," she said. "Because of this."`,
        `That same afternoon a ladder went along the fence, with ${g} underneath. "It ought to have been a week," said ${g}, "and it's been nine years. I'm sorry." ${n} put both hands over her mouth. Then she led them round behind her shed. There, with beans growing in it, was a wheelbarrow. It was theirs. "${refrain}" she said, in a small voice. "I've been hiding from you since the spring before last but six."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['teapot'],
        },
        `So for nine years each had been going in by the side door. They had a lot to catch up on. They did it over a teapot, on ${n}'s lawn, and went on until the swifts had gone to bed. "Whose is the teapot?" said ${b}. ${Gcap} and ${n} both looked at it. Then neither of them could speak for laughing. It turned out to be the vicar's.`,
        `Nobody could remember such an afternoon. They sat on the lawn, round a teapot, ${g} and ${n}, and told each other nine years. They'd both watched the other through the hedge and gone in again. "What a nice pot," said ${g}. ${n} stopped pouring. "I believe it's the vicar's," she said, and ${b} laughed so much that it had to be taken away. They took the pot back on Monday.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'point', 'surprised'), seen(F, 'sit', 'calm')],
        },
        `One wet evening in July they went to see how it was. There wasn't much of the note now. The grass by the pond was full of tiny frogs, and they all went the other way, but one. It hopped on to ${A.names} foot, and sat there. It had four legs, and on its side was a mark like a comma. "Hold still!" said ${b}. ${a} had no other plans. "It's all right," ${a} told ${f}. "${refrain}"`,
        `They let six weeks go by. Then it rained, and ${a} stood at the edge of the pond with ${g} and ${b}, and looked at the grass. It was hopping. Something landed on ${A.names} foot, and stayed. It was the size of a thumbnail, with every leg it should have, and a pale curl along one side. ${f} looked on, from the rock. "You can have the foot back by supper," said ${b}. "${refrain}"`,
      ),
    ],
  };
}
