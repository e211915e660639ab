import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: whoever owns up is to play next, in front of all of them. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, D, d, smelly } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(N, 'hold', 'proud', 'flute')], things: ['flute'] },
        `There are loud concerts, and there is the one in November. People come in socks, and leave their umbrellas with somebody who knows about umbrellas. ${N.introduced} plays the flute, and the piece is called Snow. Below it, in the programme, it said, "And a short piece by somebody new." "I must ask you not to have a cough," said ${n}, very softly. A hundred people swallowed at once.`,
        `Nobody claps at the November concert. They nod. It is all so quiet that a sweet paper was once remembered for years. ${N.introduced} had the flute, and a piece called Snow, which gets less and less until it stops. "After that," it said in the programme, "there will be a short piece by somebody new."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'calm')], things: ['music'] },
        `The short piece by somebody new was going to be ${A.introduced}. ${a} sat in the front row with ${B.introduced}, and held the music, upside down. It had taken since June to learn. There was a bun inside ${a}, and a good deal of lemonade, and neither was sitting still. "You'll be fine," whispered ${b}. "Just don't think of anything."`,
        `Somebody new was ${A.introduced}, who had two pages to play, and had practised them since the summer. ${a} was in front, next to ${B.introduced}, with cold hands and a stomach that talked. It had begun at breakfast. It wasn't words yet. "It's only nerves," said ${b}. "Everybody gets them." ${a} breathed in, and didn't quite dare to breathe out.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `The snow fell, and fell less. It was down to one flake. It was down to the place where the flake had been. "${refrain}" It was a fart. You can't put it in another way. It was round, and clear, and quite alone in the hall. It seemed to stop for a moment and look about.${smelly} Then there was no more snow.`,
        `Everybody leaned forward, to hear the end. There was hardly any of it left. ${n} had one breath in the flute, and was letting it go like a thread. "${refrain}" There are farts that might be a chair, and this wasn't one of them.${smelly} It went up to the ceiling, and came down again, in all that quiet. The thread broke.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'stand', 'surprised', 'flute'), seen(B, 'sit', 'surprised')],
          things: ['flute'],
        },
        `"Who was that?" said ${n}. It's a strange thing about a hall. There had been a hundred people in it, and now there was nobody. "It was my shoe," said a lady, who was in socks. "It was the heating," said a man. "It wasn't me," said ${b}. It ran along the rows and back. ${a} opened wide to say it, and heard somebody say, "Nor me." It was ${a}.`,
        `${n} lowered the flute. "I see," said ${n}, though nobody did. They were all looking at the ceiling, or at their knees. "The pipes are very old," said a man. "It was outside," said a lady, "I think it was a ship." "It certainly wasn't me," said ${b}. And then they had come to the end of the row. "It wasn't me," said ${a}. It just slipped out, like the other.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sleep', 'calm'), seen(N, 'point', 'calm')] },
        `So it had been done, and nobody had done it, and you can't go on like that. It was a relief to all of them when they saw ${D.introduced}. ${d} was old, and lived in the cloakroom, and had come in for the warm. "Ah," said the lady. "It's ${D.aKind}." "It's always ${D.aKind}," said the man, and you could hear a hundred people sit back. "I'm so sorry," said ${n}. "Would somebody put ${d} out?"`,
        `By the door, on somebody's scarf, lay ${D.introduced}, who came each year, and slept through all of it. ${d} had never in eleven Novembers made a sound. But ${d} couldn't say so. "There," said the man, and they all turned, and were so pleased. "Poor old thing. It can't help it. But it had better wait outside." It was raining hard. Somebody opened the door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'walk', 'sad'), seen(A, 'think', 'sad')] },
        `${d} got up in pieces, the front first. ${d} looked round at all the faces, to find out what the matter was. That was what ${a} couldn't bear. It would be over in ten steps. Then it would be ${A.names} turn, and no one would ever know. They would listen to the notes. Nine steps.`,
        `It takes a long time to cross a hall, if you are old and have done nothing. ${d} went with a low head. Now, ${a} was next. In a minute ${a} would stand up there, in front of everybody, with the music. If ${a} said it now, that would be what they saw, all the way through, page one and page two. If ${a} didn't, they would only see somebody new. The door was quite near. The rain blew in.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `"It was me," said ${a}. It wasn't loud enough. ${a} got up on the chair. "It was me! I farted! It wasn't ${d}, and it wasn't anything else. ${d} was asleep." There it was. In the whole of the November concert there had never been so many words. A drop ran off the edge of the roof. You could follow it all the way down.`,
        `"Shut the door," said ${a}, standing up. "Please. It's not ${d} that has to go. That fart was mine." You would have thought that it couldn't get any quieter. It did. The man stopped with the handle in his hand. ${a} could feel each of two hundred eyes, and it was just as bad as you would think. Then ${d} came and leaned on ${A.names} leg, and it was a bit less bad.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'stand', 'shy', 'flute'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'shy')],
          things: ['flute'],
        },
        `${n} came to the front of the stage, and looked at the flute, as if it had the answer. "B flat," said ${n}. "I beg your pardon?" said the lady. "It was a B flat. I've the ear for it. It was very pure." ${n} went pink. "Mine was a G, in the second piece. There are drums in that. You wait for the drums." There was a pause. "I wait for the clapping," said the man.`,
        `"Thirty-one years," said ${n}, in a new sort of voice. "For thirty-one years I've been at this concert, and I've never had supper before it, for fear of that. I had supper today." ${n} swallowed. "It was in the loud part. Nobody heard." "I did mine on the stairs," said ${b}. "I did mine when you said about the cough," said the lady, and gave a hiccup. It was the beginning of a laugh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(D, 'sit', 'happy')] },
        `Then it was funny. It was the first time that anybody had laughed in there, and there were thirty years of it. They slid off chairs. They held on to strangers. Every one of them did it, all day long, and had thought that it was only them. "${refrain}" said something by the door, and for a moment no one could speak. This time it really was ${d}.`,
        `It was too funny, after that. It went along the rows, the way the other thing had gone, but the right way round. "So was I!" they said, and, "It was me, too!" A body does it a dozen times a day, if it's well, whoever's it is. They had all sat here, year after year, a hundred of them, holding on. "${refrain}" went ${d}, quite comfortably, and lay down again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried'), seen(N, 'point', 'happy')], things: ['music'] },
        `"And now," said ${n}, when it was possible, "a short piece by somebody new." ${a} went up. They all knew. There was nothing left to be afraid of their finding out. It's quite a good way to begin. ${a} put up the music, and played the first page, and then the second. There was one wrong note. It was nowhere near the worst thing that had been heard that evening.`,
        `Then there was a chair in the middle of the stage, and it was ${A.names}. The two hundred eyes were still there. But it's hard to be frightened of people who've just told you about the stairs. The stomach had nothing more to say. ${a} played, and it came out as it did at home, on a Sunday, when nobody is by. At the end they forgot about nodding, and clapped.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'hold', 'happy', 'flute'), seen(A, 'sit', 'happy'), seen(D, 'sit', 'happy')],
          things: ['flute'],
        },
        `They did the snow again, to finish with, and ${d} had the best seat. It fell, and fell less. They waited for the last flake. ${n} looked down at ${a} over the flute, and winked. "${refrain}" went the flute, round and clear. "It had never been quite finished," said ${n}, afterwards, over the buns. "I could always tell that there was something missing. It was that."`,
        `Next November it was full. People stood. They came in socks, still, since you like to be comfortable. In the programme it said, "Snow, with a new ending." It got less, and less, and there was only the thread of it, and nobody breathed. "${refrain}" said the flute. In the front row somebody old put up one ear. And ${a}, who was to play third, had had supper.`,
      ),
    ],
  };
}
