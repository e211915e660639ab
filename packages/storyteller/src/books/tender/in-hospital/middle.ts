import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { InHospital } from './book.ts';

/** A bag, a list of questions that grows, and a stone from the step at home. */
export function middle({ child: K, grownUp: G, soft, comforter, chance }: InHospital): Told {
  const refrain = 'Put it on the list';
  return {
    title: titled(chance.pick('put it on the list', `${K.names} list`, 'a stone from the step')),
    refrain,
    pages: [
      page(
        [
          `There was a stone on the step outside ${K.names} door. It was grey and had one white stripe. ${K.name} said hello to it, going out, and hello again, coming in.`,
          `${K.name} knew a stone. It lived on the step by the door. It had a white stripe, like a very small zebra. It never went anywhere.`,
          `You would not have noticed the stone. It was grey, with a stripe, and sat on the step all day. But ${K.name} noticed it every time, and knelt down to say hello.`,
          `By ${K.names} door there was a boot, and a stone with a white stripe. The boot went in at night. The stone stayed out. ${K.name} told it things.`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'kneel', 'happy')], things: ['rock'] },
      ),
      page(
        [
          `"You are going to the hospital," said ${G.name}. "Your body needs some help, and that's where the help is." "Did I do something wrong?" said ${K.name}. "Not one thing."`,
          `${cap(G.name)} said it plainly. "You're going to the hospital. There's something your body can't do by itself." "Is it because I was cross?" "No. Bodies don't work like that."`,
          `There was a letter, and ${G.name} had read it twice. "It's about the hospital," said ${G.name}. "Your body needs something that we haven't got at home." "What did I do?" said ${K.name}. "Nothing. It's nobody's fault."`,
          `"I'll tell you something, and I'll stay here while I do," said ${G.name}. "You're going to the hospital, to be helped." ${K.name} thought of last Tuesday. "Is it for being naughty?" "No. It's for being helped."`,
        ],
        { setting: 'living-room', camera: 'medium', actors: [act(G, 'kneel', 'calm'), act(K, 'stand', 'worried')] },
      ),
      page(
        [
          `"Will it hurt?" said ${K.name}. "Some things may, for a bit," said ${G.name}. "I'd rather say so. They can often help with that. ${refrain}, and we'll ask."`,
          `${K.name} had a question, and then six. "Is there toast? Will it hurt? Where will you be?" "Good ones," said ${G.name}. "${refrain}. We'll ask the people who know."`,
          `${K.name} thought of one question at lunch, and three in the bath. "I'll forget them." "${refrain}," said ${G.name}. "Will it hurt?" said ${K.name}. "It might, for a short time. Ask that first."`,
          `"Do they know about my left ear?" said ${K.name}. "${refrain}," said ${G.name}. "Is it cold there? Will it hurt?" "That's three. I can't say for certain about the third. We'll ask what they can do."`,
        ],
        { camera: 'close', actors: [act(K, 'think', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `They packed a bag. In went ${soft}, the book with the cow in it, and the list. Then ${K.name} ran out to the step. In went the stone.`,
          `${cap(soft)} went into the bag first. Then a book, some socks, and the list, which had got to number nine. "And this," said ${K.name}. It was the stone from the step.`,
          `A bag is not very large, when you think what is in a house. ${cap(soft)} got in, and the list, and one good book. Last of all came something heavy. "Is that the stone?" said ${G.name}. "It wants to see," said ${K.name}.`,
          `"Two of everything," said ${G.name}, folding. "Except ${soft}," said ${K.name}. "There is only one." When the bag was nearly shut, ${K.name} opened it again. The stone went in, stripe upwards, on top of the list.`,
        ],
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [act(K, 'hold', 'calm'), act(G, 'stand', 'calm')],
          things: ['backpack', 'rock', ...(comforter === null ? (['blanket'] as const) : [])],
        },
      ),
      page(
        [
          `The hospital was big and bright, and all the floors squeaked. Somebody put a paper band round ${K.names} wrist. It had a name on it. "So that's who I am," said ${K.name}.`,
          `There were long corridors with coloured lines on the floor. ${K.name} walked on the blue one. A band with a name on it went round one wrist, just in case.`,
          `It took two lifts and a very long corridor to get there. ${K.name} and ${G.name} walked it hand in hand. Everybody wore a badge, and now ${K.name} had a paper band, to match.`,
          `The doors opened by themselves, as if they had been told. Inside it smelled of soap and soup. ${K.name} got a band with a name on it, and walked more slowly.`,
        ],
        { setting: 'doctor', camera: 'wide', actors: [act(K, 'walk', 'shy'), act(G, 'walk', 'calm')] },
      ),
      page(
        [
          `People came, and each had a name on a badge. "May I ask something?" said ${K.name}, and got out the list. They answered every one. And there was toast.`,
          `${K.name} asked what this was, and what that was for. "Good question," said the people with badges. "${refrain}," said ${G.name}, when a new one came. It got to number fourteen.`,
          `A person with a badge sat down on the end of the bed. "I hear there's a list," said the person. So ${K.name} began at number one. ${cap(G.name)} put a tick by each as it was answered.`,
          `"Number four," read ${K.name}. "What does that one do?" "It rings for one of us," said somebody with a badge. "Number five?" There were nineteen. ${cap(G.name)} only fetched one more pencil.`,
        ],
        { camera: 'medium', actors: [act(K, 'sit', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `Some of it was hard. ${K.name} cried, and held the stone as tight as tight. "You can cry," said ${G.name}. "You can say stop, or slow, or squeeze my hand. I'm here."`,
          `There was a part that ${K.name} did not like at all. ${K.name} said so, out loud, twice. "That's allowed," said ${G.name}. "Hold on to me. Hold on to your stone."`,
          `It was not all toast and buttons. There was a bad bit on Tuesday, and ${K.name} cried through most of it. The stone was in one hand. ${cap(G.name)} was in the other. Neither let go.`,
          `"I don't want to," said ${K.name}. "I know," said ${G.name}. "You needn't like it. You may cry, and you may squash my fingers." ${K.name} squashed them, and the stone as well.`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')], things: ['rock'] },
      ),
      page(
        [
          `And some of it was funny. There was a bed that went up and down with a button. ${K.name} took the stone for a ride. Up went the stone. Down came the stone. It did not say a word.`,
          `But the bed had a button. Up it went, with ${K.name}, and the stone, and half a piece of toast. Down it came. ${K.name} laughed. "Again," said ${G.name}, who had never had a go.`,
          `Somebody had drawn a face on the breakfast egg. ${K.name} made the stone say good morning to it. The egg was rather rude. ${cap(G.name)} laughed so loudly that people looked round the curtain.`,
          `There was a chair with wheels, and they let ${K.name} steer. The stone rode in front. "Any more for the seaside?" said ${K.name}. They went as far as the window, and ${G.name} paid with a raisin.`,
        ],
        { camera: 'wide', actors: [act(K, 'sit', 'happy'), act(G, 'stand', 'happy')], things: ['rock'] },
      ),
      page(
        [
          `"When do we go home?" said ${K.name}. "When the people here say so. I don't know the day yet," said ${G.name}. "${refrain}." It was already there. It was number one.`,
          `"How long is it?" said ${K.name}. "I don't know yet," said ${G.name}. "I'll tell you as soon as I do. Ask me every day." So ${K.name} did, first thing.`,
          `"Is it tomorrow that we go home?" said ${K.name}. "They haven't told me," said ${G.name}, "so I can't tell you. ${refrain}." ${K.name} put a big ring round it, so that it should not be missed.`,
          `${K.name} asked the question about home in the morning and again at tea. "Still don't know," said ${G.name}. "I'd rather say that than guess. When they know, you'll know." There was still room on the list.`,
        ],
        { time: 'sunset', camera: 'medium', actors: [act(K, 'look-up', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `That night the stone sat by the bed, with its stripe towards the door. It looked just as it does on the step. "Hello," said ${K.name}. "We're in, for now."`,
          `When the lights went down, ${K.name} put the stone where it could be seen. It had one white stripe, here as well. "Good night," said ${K.name}. "We'll both say hello to the step."`,
          `${K.name} put the stone on the sill, beside the cup. Down there were all the lights of the town. One of them might be the step. "You can look," said ${K.name}. "It's over that way."`,
          `There is a bag beneath the bed, and a list with eleven ticks. There is a grey stone with a stripe, up on the pillow. "It's not used to pillows," said ${K.name}. "Hello. Hello again."`,
        ],
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [act(K, 'sit', 'calm')], things: ['rock'] },
      ),
    ],
  };
}
