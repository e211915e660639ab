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
          `Nobody had put the stone on the step. It had turned up, as cats do. It was grey and as big as a bun, with a white stripe, and the postman went round it. ${K.name} gave it a tap with one toe each morning, and another at four o'clock. It was how you knew that the day had been shut properly.`,
          `There were eleven ways to leave the house and only one was right. You locked the door, you looked at the sky, and you put a toe to the stone on the step. It had a white stripe round it, like a parcel. ${K.name} had never missed, going out. So ${K.name} had never missed coming in.`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'stand', 'calm')], things: ['rock'] },
      ),
      page(
        [
          `"You're going to be in hospital for a bit," said ${G.name}. It was said across the washing-up, but ${G.name} had stopped washing. "There's something your body needs help with, and that's where they can do it. I'll tell you all I know. It isn't a lot yet." A plate went on dripping. ${K.name} watched it, because it was easier than looking up.`,
          `${cap(G.name)} told it in the car, with the engine off. "You're going into hospital. Your body needs some help that we can't give it at home." "Oh," said ${K.name}. It is a small word, and it had to do a lot of work. "You can be angry," said ${G.name}, "or frightened. Or you can say nothing until Thursday."`,
          `${cap(G.name)} was drying the same cup for a second time. "You'd better sit down," said ${G.name}. "No, that sounds worse than it is. You're going into hospital. There's a thing in your body that needs people who know how." ${K.name} sat down. The chair felt as if it belonged to someone else. "What I know, I'll tell you," said ${G.name}. "Ask me for the rest on Friday."`,
          `"Is it bad news?" said ${K.name}, because ${G.name} had put the radio off and was standing up very straight. "It's big news. You'll be in hospital for a bit, so that they can help your body with something." The word went round the kitchen and sat down. ${K.name} waited to feel something. What came, for some reason, was hunger. "Eat," said ${G.name}. "I'll go on."`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(G, 'stand', 'calm'), act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `${K.name} said nothing until bedtime. "Was it something I did? Or ate? Or thought?" "No," said ${G.name}. "None of those. It isn't a punishment, and you didn't bring it on. It's a thing that happens to bodies." ${K.name} breathed out. It felt like the first time since supper.`,
          `There was a question underneath the other questions. It came up last, with its hands over its face. "Is it my own fault?" "No," said ${G.name}. "Nothing you did, nothing you said, nothing you thought. I'd tell you. I tell you about your socks, don't I?"`,
          `It was easy to work out, lying down. You were ill because of what you had done. ${K.name} tried several things that it might have been. "Stop there," said ${G.name}, from the door, when it was told. "It isn't a bill. You don't owe anything. Bodies go wrong all by themselves, in kind people and in cross ones. You had no say in it."`,
          `"It was the running, wasn't it?" said ${K.name}. "You said don't run." "That was about the stairs," said ${G.name}. "It wasn't the running. It wasn't the sweets, or the shouting, or anything in your head." "You're just saying it." "I'm saying it because it's so. When it's your own doing, you hear about it from me. You know that."`,
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
          `"What do you want to know?" said ${G.name}. ${K.name} wanted to know nothing, and after that, everything. They fetched a pencil and a long piece of paper, off the back of a roll. Who, it began, and why, and is it dark. Halfway down came, in quite small letters, will it hurt. "It may," said ${G.name}, who had seen. "I won't fib. There are ways to make it less. Write that down too. Ways."`,
          `It was meant to be a short list. ${K.name} sharpened the pencil twice. You never know how many questions you have until there is somewhere to put them. "You've not got does it hurt," said ${G.name}, reading. "I left it out." "Shall I put it in?" ${K.name} nodded. "I can't promise that it won't," said ${G.name}, writing. "So we'll ask what they do about it, and we'll ask that first."`,
        ],
        {
          camera: 'medium',
          actors: [act(K, 'hold', 'determined', 'pencil'), act(G, 'sit', 'calm')],
          things: ['pencil'],
        },
      ),
      page(
        [
          `The bag was packed the night before, and then again. There was ${soft}, whatever anybody might say. There were two books, one good and one easy. On the step, in the morning, ${K.name} stopped, and bent down, and put the stone in as well. It made the bag very much heavier. "Right," said ${G.name}, and did not ask.`,
          `Into the bag went socks, a book, and a spare book. ${cap(soft)} went right at the bottom, where nobody need see. There was still room. In the doorway ${K.name} put out a toe, as usual, and then picked the stone up. If it was going to keep count, it had better come.`,
          `What do you take in a bag to a place like that? ${K.name} took ${soft}, and was not going to discuss it. There was a jumper, and the book with the good ending. In the morning, bag on one shoulder, ${K.name} looked at the stone and could not do the toe. You cannot sign out if you do not know when you are signing in. "Take it," said ${G.name}. So it came as well.`,
          `They packed the bag twice, because the first time it was all games. Then in went ${soft}, a warm jumper, one book to read and one to hold. "That's everything," said ${G.name}, in the morning, on the step. "Nearly," said ${K.name}, and knelt, and put in the stone. "You'll carry that yourself," said ${G.name}, and then carried it.`,
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
          `You came in through a door that turned. There were signs to places no one could say. ${K.name} got a band round one wrist, and checked the name, and it was the right person. Then came someone with a badge, walking fast. "I have twenty-one," said ${K.name}. It was not very loud. The shoes stopped. "Twenty-one what?" "Questions." "Then I'll want a chair," said the badge.`,
          `It was so clean that you did not like to breathe on it. A hundred people were at work there, and not one of them was surprised to see ${K.name}. That was the oddest part. "Is this the one with the list?" said somebody with a badge, looking at the paper. ${K.name} had meant to begin with number one. But what came out was number four. "That's the right one to start with," said the somebody.`,
        ],
        { setting: 'doctor', camera: 'wide', actors: [act(K, 'stand', 'shy'), act(G, 'stand', 'calm')] },
      ),
      page(
        [
          `There were hard parts. There is no need to go into them, and ${K.name} did not. But crying was allowed, and so was shouting into a pillow. So was saying, "Wait, I need to count to five." It turned out that most things can wait for five. ${cap(G.name)} was there, and then just outside, and then there again.`,
          `Some of it was boring, and some of it was not boring at all. ${K.name} found that you could be frightened and hold still, both together, if somebody told you what came next. So ${K.name} asked what came next. Every time. "You don't have to be anything special," said ${G.name}. "You can just be here, and cross about it."`,
          `${K.name} had thought that you had to be good at it. You did not. You could be bad at it, loudly, with your eyes shut, and they were just as polite. There was a thing on Tuesday, and a longer thing on Wednesday. Between them there was ${G.name}, with a sleeve that had been cried on, and dried, and cried on again. "What comes next?" said ${K.name}, each time. And each time somebody said.`,
          `It is no use saying that it was nothing. Some of it was a lot. ${K.name} yelled, once, and afterwards said sorry to the ceiling. "No need," said ${G.name}. "It's heard worse." They worked out a signal, one squeeze for go on and two for wait. Two was used a good deal. People did wait. It made a difference, to have one small handle on it.`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `In the next bed there was a small boy with no list. When the people with badges came, he looked at the wall. ${K.name} knew that look. There were only two lines left at the bottom of the paper, and they had been kept for number one. "What do you want to know?" said ${K.name}, across the gap. He thought. "If the beeping is me," he said. So that went on the list.`,
          `There was a girl opposite who never asked anything. At night you could hear her not asking. ${K.name} had one question left for that day, and had been saving it up. It was a good one. But when the person with the badge came round, ${K.name} said, "Could you tell her what the beeping is, instead?" Somebody did. It was only a pump. It was telling people that it was working.`,
          `Behind the curtain somebody was being very quiet, in the way that takes some doing. When it was pulled back it was a boy, quite little, with his eyes on the machine. ${K.name} had been saving the last two lines of the list. They were meant for when things got worse. "Is yours number nine as well?" said ${K.name}. "What it's for?" He nodded. So the last lines went, one after the other, and both of them were his.`,
          `They had put ${K.name} opposite a girl who said, "Fine, thank you," to everything. She said it at night, too, to nobody. ${K.name} was tired, and had one good question left, and it was five minutes till lights out. It would have done for both of them to be quiet. "She wants to know what the noise is," said ${K.name}, when the badge came by. "Do I?" said the girl. And then, "Yes. I do."`,
        ],
        { camera: 'wide', actors: [act(K, 'point', 'determined')] },
      ),
      page(
        [
          `There was laughing, too. Nobody had warned them. The bed had a button, and it folded in the middle. ${K.name} went up one end and ${G.name} came down the other, and they got stuck like a sandwich. A person with a badge looked in and went out again. "We shall say nothing," said ${G.name}, from somewhere below.`,
          `On one of the days, lunch was grey. ${K.name} gave it a name and a voice. By pudding the whole room was laughing, and somebody had to be patted on the back. It was strange to be having a good time in there. But nobody took it off the bill.`,
          `It was the jelly that did it. It had come on a plate with a lid, like treasure, and it was the colour of a raincoat. ${K.name} pressed the button for the bed, and up went the jelly too, shaking all over. ${G.name} spoke to it kindly. They laughed until a badge looked in, and then there were three people who could not stop.`,
          `${cap(G.name)} had fallen into a doze in the visitor's chair, which was the sort that tips. Nobody had said. ${K.name} watched it go, very slowly, like a ship, until there was nothing to be seen but two feet. "I'm quite all right," said the feet. It hurt a bit to laugh. It was worth it, and ${K.name} did it again later, from memory.`,
        ],
        { camera: 'medium', actors: [act(K, 'sit', 'happy'), act(G, 'sit', 'happy')] },
      ),
      page(
        [
          `"When can I go home?" was number one, and it was asked every day. "I don't know yet," said ${G.name}, "and I'll tell you the minute I do." That evening the stone was on the table by the bed, with its stripe showing. ${K.name} put out one toe from under the blanket and touched it. Out, it had said, on the step. It had not said in. It was still counting.`,
          `Nobody knew the day yet. It stood at the top of the list, with a ring round it, and it was asked each morning, politely. In the meantime there was a stone on the table, among the cups. People with badges moved it to make room, and always put it back. That night ${K.name} reached out and turned it, so that the white stripe faced the door.`,
          `"Number one?" said ${K.name}, last thing. "They still don't know the day," said ${G.name}. "Shall I make one up?" "No," said ${K.name}. "Leave it blank." There were twenty ticks on the paper. There was a stone on the table, and the white stripe went round it and met itself. ${K.name} put out a toe. It was cold. It was exactly as cold as at home.`,
          `They took turns with the stone, in that room. Somebody had it for breakfast, and somebody had it to shout at. It always came back. Nobody could say yet when ${K.name} would go home, and it was asked each day, and ticked in pencil. That night ${K.name} reached out for the stone and put it on the floor, just inside the slippers. That was about where a step would be.`,
        ],
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [act(K, 'reach', 'calm')], things: ['rock'] },
      ),
    ],
  };
}
