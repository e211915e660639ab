import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './teapot-old.ts';
import { partsOf, TITLES } from './teapot-parts.ts';

/** A pirate gives back what she took, and the last thing is the only proof that she was one; its owner has a thing of hers. */
export const TEAPOT: EventPlot = {
  id: 'teapot',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, K, k, G, g, C, D } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['teapot'],
        },
        `${g} has a silver teapot. "${refrain}," says ${g} to ${k}.`,
        `Tea time! ${g} pours it from a silver teapot. "${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'think', 'shy'), seen(K, 'sit', 'surprised')], things: ['teapot'] },
        `"I was a pirate," says ${g}. "I took it from a captain."`,
        `"I was a pirate once," says ${g}. "This is a captain's. I took it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(G, 'stand', 'sad')], things: ['teapot'] },
        `"Now he has none," says ${k}. "Oh dear," says ${g}. "Let us give it back."`,
        `"And he has no teapot?" says ${k}. ${g} goes red. "I will give it back."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'run', 'worried'), seen(K, 'run', 'excited')],
          things: ['teapot'],
        },
        `They put it on his step. Knock, knock. Run!`,
        `Down on the step with it! Knock, knock. Now run!`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'run', 'happy'), seen(K, 'stand', 'surprised')], things: ['teapot'] },
        `Woof! His dog runs as well. The dog brings the teapot back.`,
        `Woof! Who comes here? It is his dog, with the teapot.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'box'), seen(G, 'stand', 'sad')] },
        `They send it in a box. The box comes back. Oh dear!`,
        `So they post it, in a box. Back comes the box!`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(C, 'hold', 'calm', 'saucepan'), seen(G, 'sit', 'shy'), seen(K, 'sit', 'curious')],
        },
        `So they go in. The captain has a saucepan for tea. Drip, drip, drip!`,
        `So in they go. The captain pours. It is a saucepan! Splash!`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'shy', 'teapot'), seen(C, 'stand', 'surprised')] },
        `"This is yours," says ${g}. "I took it. I am sorry."`,
        `"It was me," says ${g}. "I took it. Here it is. Sorry!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'hold', 'shy', 'hat'), seen(G, 'stand', 'surprised'), seen(K, 'cheer', 'happy')],
        },
        `The captain goes red. "And this is YOUR hat. I was a pirate, too!"`,
        `"Then here is YOUR hat," says the captain. "I took that. I was one, too!"`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(G, 'sit', 'happy'), seen(C, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['teapot'],
        },
        `Now they all have tea. "${refrain}!" say the two old pirates.`,
        `Two pirates, one teapot, and ${k}. "${refrain}!" No drip at all.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, G, g, his, He, M, m, C, D } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['teapot'],
        },
        `${g} said port for left, and starboard for right. On Sundays ${g} poured the tea from a silver teapot. It had CB on it, very curly. "${refrain}," said ${g}, and cut the cake in two.`,
        `In a west wind ${g} stood at the sink and sniffed. On Sundays there was tea from a silver teapot, with CB on it. Nobody at home began with C. "${refrain}," said ${g}.`,
      ),
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(K, 'stand', 'proud'), seen(M, 'sit', 'happy')] },
        `At school they all said what somebody at home used to be. "Mine was a pirate," said ${k}. ${M.introduced} laughed so much that a chair fell over. "Then bring the treasure," said ${m}.`,
        `There had been a baker, and a nurse. "And ${g} was a pirate," said ${k}, when it was ${K.names} turn. ${M.introduced} laughed until it hurt. "Prove it! Bring the treasure!"`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(K, 'kneel', 'surprised'), seen(G, 'kneel', 'calm')],
          things: ['treasure', 'letter'],
        },
        `Under ${G.names} bed stood a treasure chest with iron corners. They pulled it out. ${k} shut both eyes, and opened them. In it lay one long list, and nothing else. It was all crossed out.`,
        `"Treasure?" said ${g}. "Come with me." Under the bed there was a real chest. It took them both to lift the lid. There was a list inside, as long as a scarf. Every line had been crossed out.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'shy', 'letter'), seen(K, 'think', 'curious')] },
        `"That's what I took," said ${g}. "I've given it all back. Where did you think I go on Thursdays?" "To bingo," said ${k}. Only the last line was not crossed out. It said, "One teapot."`,
        `"Taking it was easy," said ${g}. "Then I thought of them all without spoons. So I give it back, on Thursdays." "You said bingo!" said ${k}. One line was left at the bottom. "One teapot," it said.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'sad')],
          things: ['teapot'],
        },
        `"CB is Captain Bell," said ${g}. "I've been as far as his gate eleven times." "It's the only treasure that we've got," said ${k}. They both looked at it. It had never dripped, not once.`,
        `"It's Captain Bell's, down at the harbour," said ${g}. "I've never got past the gate." ${k} thought of ${m}. It was the only proof there was. "Then I'll come with you," said ${k}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'run', 'worried'), seen(K, 'run', 'excited'), seen(D, 'run', 'happy')],
          things: ['teapot'],
        },
        `"Giving back is harder than taking," said ${g}. They put it on the step, knocked with the brass fish, and ran. The Captain's dog ran faster. It brought them the teapot, and wagged.`,
        `There was a brass fish on the door, to knock with. They knocked, and left the pot on the step, and ran. "Woof!" The Captain's dog came after them. It had the teapot by the handle.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'box'), seen(G, 'stand', 'sad')] },
        `Then they sent it in a box, and the box came back. They had only written, "For CB." The postman knew no such person. "${refrain}," said ${g} sadly, and broke a biscuit.`,
        `So they posted it. "To CB," it said, so that no one would know. No one did know. On Wednesday it came back. "${refrain}," said ${g}, and they ate a biscuit without a word.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(C, 'hold', 'calm', 'saucepan'), seen(G, 'sit', 'shy'), seen(K, 'sit', 'curious')],
          things: ['cup'],
        },
        `So they had to go in. "Tea?" said Captain Bell, and poured it out of a saucepan. Most of it went on the table. "I had a pot once," he said. Under ${G.names} coat something clinked.`,
        `Then they rang, and were asked in. Captain Bell made tea in a saucepan. It ran down the outside, and into his shoe. "I've never got used to it," he said. ${g} could not look.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'shy', 'teapot'), seen(C, 'stand', 'surprised'), seen(K, 'stand', 'proud')],
        },
        `${g} had climbed on to forty ships, and had never been afraid. Now ${his} hands shook. "This is yours," said ${g}. "I took it. I was a pirate, and I'm sorry." It was the bravest thing that ${k} had ever seen.`,
        `"It's no good," said ${g}. ${He} stood up, and put it on the table. "I took that from you, when I was a pirate. I'm sorry." ${k} held on to ${his} sleeve. It was trembling.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'hold', 'shy', 'hammer'), seen(G, 'stand', 'surprised'), seen(K, 'cheer', 'happy')],
        },
        `The Captain went red, right up to the hat. "Then you had better have this," he said. He took the brass fish off his door. "It's off your ship. I was looking for my pot." "So you were one, too!" said ${k}.`,
        `Captain Bell said nothing. He went to his own front door, and came back with the fish. "I took this from you," he said, "when I came to get my teapot." "You were a pirate as well!" cried ${k}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(M, 'hold', 'surprised', 'letter'), seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
        },
        `On Sunday ${m} came, and had to knock with a brass fish. "Where's the treasure?" "We gave it back," said ${k}. ${m} read both the lists, down to the end. "A wooden leg?" said ${m}. "He had a spare one," said ${g}. "${refrain}."`,
        `"We haven't any treasure now," ${k} told ${m}. "We've got a knocker." But ${m} had found the list. "Two bells? A ham? A wooden leg?" "There was a spare one," said ${g}, and got ${his} hat. It was time for tea at the Captain's. "${refrain}."`,
      ),
    ],
  };
}
