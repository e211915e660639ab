import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { InHospital } from './book.ts';

/** A list with room at the bottom, an honest answer, and a question asked for somebody else. */
export function old({ child: K, grownUp: G, soft, comforter, chance }: InHospital): Told {
  return {
    title: titled(chance.pick('twenty-one questions', 'a stone from the step', 'room at the bottom')),
    refrain: null,
    pages: [
      page(
        [
          `The stone on the step had been there longer than the door. It was grey, with one white stripe, and about as big as a bun. ${K.name} used to touch it with a toe on the way out, and on the way in. It was not for luck. It was more like signing a book.`,
          `There was a stone on the step with a white stripe round it. When ${K.name} was small, they used to have conversations. Now it was only a touch with the toe, going out and coming home. Out, in. You could say that the stone kept count.`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'stand', 'calm')], things: ['rock'] },
      ),
      page(
        [
          `"You're going to be in hospital for a bit," said ${G.name}. It was said across the washing-up, but ${G.name} had stopped washing. "There's something your body needs help with, and that's where they can do it. I'll tell you all I know. It isn't a lot yet." A plate went on dripping. ${K.name} watched it, because it was easier than looking up.`,
          `${cap(G.name)} told it in the car, with the engine off. "You're going into hospital. Your body needs some help that we can't give it at home." "Oh," said ${K.name}. It is a small word, and it had to do a lot of work. "You can be angry," said ${G.name}, "or frightened. Or you can say nothing until Thursday."`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(G, 'stand', 'calm'), act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `${K.name} said nothing until bedtime. "Was it something I did? Or ate? Or thought?" "No," said ${G.name}. "None of those. It isn't a punishment, and you didn't bring it on. It's a thing that happens to bodies." ${K.name} breathed out. It felt like the first time since supper.`,
          `There was a question underneath the other questions. It came up last, with its hands over its face. "Is it my own fault?" "No," said ${G.name}. "Nothing you did, nothing you said, nothing you thought. I'd tell you. I tell you about your socks, don't I?"`,
        ],
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'close',
          actors: [act(K, 'sit', 'worried'), act(G, 'hug', 'calm')],
        },
      ),
      page(
        [
          `${K.name} took a pencil, and they made a list. It was headed THINGS TO ASK, and ${G.name} left room at the bottom. Will it hurt was number four, because ${K.name} did not want it to look too important. "I can tell you what I think about four," said ${G.name}. "Some of it may, for a while. There's a good deal they can do about that. And you may always say."`,
          `"Take a pencil and write them all down," said ${G.name}. "Nobody remembers anything in a corridor." By nine o'clock there were twenty-one. Some were large, such as what happens if. Some were about toast. "Will it hurt?" said ${K.name}. "I won't say no," said ${G.name}, "since I don't know it. Some things may. They'll help, and I shall be as near as they let me."`,
        ],
        {
          camera: 'medium',
          actors: [act(K, 'hold', 'determined', 'pencil'), act(G, 'sit', 'calm')],
          things: ['pencil'],
        },
      ),
      page(
        [
          `The bag was packed the night before, and then again. There was the ${soft}, whatever anybody might say. There were two books, one good and one easy. On the step, in the morning, ${K.name} stopped, and bent down, and put the stone in as well. It made the bag very much heavier. "Right," said ${G.name}, and did not ask.`,
          `Into the bag went socks, a book, and a spare book. The ${soft} went right at the bottom, where nobody need see. There was still room. In the doorway ${K.name} put out a toe, as usual, and then picked the stone up. If it was going to keep count, it had better come.`,
        ],
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [act(K, 'kneel', 'calm'), act(G, 'stand', 'calm')],
          things: ['backpack', 'rock', ...(comforter === null ? (['blanket'] as const) : [])],
        },
      ),
      page(
        [
          `The hospital was like an airport where nobody was going on holiday. There were lines on the floor, in colours. There was a paper band with ${K.names} name on it, spelled right. "May I ask you some things?" said ${K.name} to the first person with a badge, and unfolded the list. "Goodness," said the person, and sat down. "I wish they all did that."`,
          `Everyone in the place had a badge and seemed to be walking to somewhere else. ${K.name} had rehearsed it in the lift. "Excuse me. I've got questions." There was a moment when it might have gone either way. Then a chair was pulled up. "Go on," said the person with the badge. "Start with the one you least want to ask." That was number four.`,
        ],
        { setting: 'doctor', camera: 'wide', actors: [act(K, 'stand', 'shy'), act(G, 'stand', 'calm')] },
      ),
      page(
        [
          `There were hard parts. There is no need to go into them, and ${K.name} did not. But crying was allowed, and so was shouting into a pillow. So was saying, "Wait, I need to count to five." It turned out that most things can wait for five. ${cap(G.name)} was there, and then just outside, and then there again.`,
          `Some of it was boring, and some of it was not boring at all. ${K.name} found that you could be frightened and hold still, both together, if somebody told you what came next. So ${K.name} asked what came next. Every time. "You don't have to be anything special," said ${G.name}. "You can just be here, and cross about it."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `In the next bed there was a small boy with no list. When the people with badges came, he looked at the wall. ${K.name} knew that look. There were only two lines left at the bottom of the paper, and they had been kept for number one. "What do you want to know?" said ${K.name}, across the gap. He thought. "If the beeping is me," he said. So that went on the list.`,
          `There was a girl opposite who never asked anything. At night you could hear her not asking. ${K.name} had one question left for that day, and had been saving it up. It was a good one. But when the person with the badge came round, ${K.name} said, "Could you tell her what the beeping is, instead?" Somebody did. It was only a pump. It was telling people that it was working.`,
        ],
        { camera: 'wide', actors: [act(K, 'point', 'determined')] },
      ),
      page(
        [
          `There was laughing, too. Nobody had warned them. The bed had a button, and it folded in the middle. ${K.name} went up one end and ${G.name} came down the other, and they got stuck like a sandwich. A person with a badge looked in and went out again. "We shall say nothing," said ${G.name}, from somewhere below.`,
          `On one of the days, lunch was grey. ${K.name} gave it a name and a voice. By pudding the whole room was laughing, and somebody had to be patted on the back. It was strange to be having a good time in there. But nobody took it off the bill.`,
        ],
        { camera: 'medium', actors: [act(K, 'sit', 'happy'), act(G, 'sit', 'happy')] },
      ),
      page(
        [
          `"When can I go home?" was number one, and it was asked every day. "I don't know yet," said ${G.name}, "and I'll tell you the minute I do." That evening the stone was on the table by the bed, with its stripe showing. ${K.name} put out one toe from under the blanket and touched it. Out, it had said, on the step. It had not said in. It was still counting.`,
          `Nobody knew the day yet. It stood at the top of the list, with a ring round it, and it was asked each morning, politely. In the meantime there was a stone on the table, among the cups. People with badges moved it to make room, and always put it back. That night ${K.name} reached out and turned it, so that the white stripe faced the door.`,
        ],
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [act(K, 'reach', 'calm')], things: ['rock'] },
      ),
    ],
  };
}
