import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: what brings somebody back is given away, and they come. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, L, l, Lcap, N, n, to, gate, room, R, r } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: gate, camera: 'medium', actors: [seen(A, 'hug', 'worried'), seen(L, 'stand', 'calm')] },
        `Other people could do it without thinking. They said bye, and ran, and some of them forgot the bye. ${A.introduced} had to think, and it was all in the hands. ${a} would mean to let go of ${L.names} coat in front of ${to}. The hands heard it, and held on. "${refrain}" said ${a}, most mornings, into a sleeve.`,
        `There are some who are built to hold on, and ${A.introduced} was one of those. It wasn't ${to} that was wrong. It was the bit in front, where ${L.names} coat was still here, and was about not to be. "It's time," ${l} would say. "${refrain}" said ${a}. It was said so often that the coat had two worn places.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hug', 'determined'), seen(L, 'reach', 'surprised'), seen(N, 'stand', 'calm')],
        },
        `They had tried it on three, and with both eyes shut. They had tried it with a song, and got to know a great many verses. ${N.introduced} came out to help, and never once said that ${a} was big. ${n} took hold of one hand, and ${l} took the other. There was always one more hand than there should have been. "${refrain}" said ${a}.`,
        `${N.introduced} had seen a lot of mornings. "Long goodbyes get longer," said ${n}, "but I'm not one for pulling." So they counted, and they breathed, and they undid the fingers from the left. It was like putting an octopus into a string bag. When the last was off, the first was on again. "${refrain}" said ${a}, who minded it more than anybody.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'button'), seen(L, 'kneel', 'calm')],
          things: ['button'],
        },
        `And one windy day there was a pop. ${a} sat down on the ground, holding the middle button, with some thread on it. They all three looked at it. "I'll have to have that back," said ${l}, "or I'll be blown inside out. Will you look after it till three?" It was big, and round, and warm from being worn. ${a} got up. The hands had got hold of something. They were quite content with it.`,
        `What ended it was the thread. It had held that button for nine years, and now it went pop. ${a} was left with a fist, and in it a round thing with four holes. "Well, I can't go without that," said ${l}, and looked at the gap. "I'll go with my hand on it. You mind the button, and I'll come for it at three." It was the first time that anyone had walked in by themselves.`,
      ),
      page(
        {
          setting: room,
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy', 'button'), seen(B, 'sit', 'curious')],
          things: ['button'],
        },
        `"What's it for?" said ${B.introduced}. "It makes ${l} come," said ${a}. It stood to reason. Nobody leaves a button lying about when there's a hole for it at home. ${b} looked through it. "My aunt's late on Fridays," said ${b}. "Then get a bit off her," said ${a}. And at three there was ${l}, blown pink, and the button went home in the pocket where it belonged.`,
        `${a} worked it out for ${B.introduced}, behind a book. "It's like a string," said ${a}. "A coat that has a gap in it has got to come back to the button. It can't help it." "And did it?" said ${b}, who liked a thing to be tried twice. It did. It came at three that day, and at three the next. It never once failed, and so it was as good as proved.`,
      ),
      page(
        {
          setting: gate,
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy', 'button'), seen(L, 'wave', 'happy')],
          things: ['button'],
        },
        `So that was how they did it. Every evening ${l} sewed the button on again, with one thread and no knot. Every morning there was a hug, and a pop. Then ${a} walked in, and didn't look back more than twice. It went on until the leaves were down. In all those weeks nobody had said what would happen if it got lost. ${a} had it in one fist by day, and did sums with the other.`,
        `It grew into a custom. There's a way of sewing so that a thing stays on until half past eight. ${Lcap} had got very good at it. Hug, pop, wave. The walk to the door was nine steps, and each had a button in it. When it turned cold, the wind got in at the gap, and ${l} said it was nothing. ${a} kept one hand shut until three, and wrote with the other.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'cover', 'sad'), seen(N, 'kneel', 'calm'), seen(A, 'stand', 'worried', 'button')],
          things: ['button'],
        },
        `In November there was somebody new. It was ${r}, with both arms through the gate, and both eyes shut. ${R.names} dad had had to go, and had gone backwards all the way to the corner. ${n} knelt there and didn't pull. It was a noise that ${a} knew. You make it without opening your mouth. It went right in under ${A.names} ribs, and looked round as if it lived there.`,
        `Then ${r} came, who was small, and new, and had hold of the gate. ${R.names} dad had been late, and had gone. There was a shoe on the path, and ${n} sat by it, and waited. Everybody walked round them in a curve. ${a} stopped. It isn't nice to see from outside what you know so well from inside. You can see how small it makes a person.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'worried', 'button'), seen(R, 'cover', 'sad')],
          things: ['button'],
        },
        `${a} felt the button. It was the only one there was. Anybody could see what it would do for ${r}, and anybody could see what then. There would be a coat somewhere in town, with a gap in it, and no reason to come back here. ${a} could be sorry, and go in, and leave ${n} to see to it. ${a} went three steps. They were the longest of the nine.`,
        `It would be quite fair to walk past. Each had their own to look after. And if ${a} had no button, what was there to bring ${l}? There'd be a draught, that was all. There are draughts everywhere. The clock said twenty to nine. The hand with the button in it was shut so tight that one could feel all four holes. Then ${a} went back to the gate.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'shy', 'button'), seen(R, 'reach', 'curious')],
          things: ['button'],
        },
        `"You've got to hold something that they want back," said ${a}. "That's how it works. I've tested it." ${r} opened one eye. "It isn't my dad's," said ${r}. "No," said ${a}. "But it's a strong one." And one arm came out of the gate, and then the other. It was warm from ${A.names} hand. "Till three?" said ${r}. "Till three," said ${a}, and felt the wind.`,
        `"Hold this," said ${a}. "It's never gone wrong. Somebody comes at three, because of it. They can't help it." ${r} sniffed, and put out a hand. It only just went round. "Don't you need it?" said ${r}. That was a good question, and ${a} didn't answer it. They went in together, all nine steps. It's odd how much lighter a hand is without a button, and how little it likes that.`,
      ),
      page(
        {
          setting: room,
          camera: 'wide',
          actors: [seen(A, 'think', 'sad'), seen(B, 'point', 'surprised')],
          things: ['clock'],
        },
        `It was a long day. The clock went round as though it were wading. "You've got two hands," said ${b}, at ten. "I gave it away," said ${a}. ${b} whistled. There was a bridge to be made out of paper. One of them had to hold while the other glued. For a good eleven minutes ${a} forgot. Then it all came back, and was worse for having been left alone.`,
        `One hand kept shutting on nothing. ${a} had to sit on it. "You needn't do it with the left any more," said ${b}, over the paper bridge. "Hold that end." So ${a} held that end, and this one, and it was the best bridge that had been built there. And all the while the clock went on to three, where there wasn't going to be anybody.`,
      ),
      page(
        {
          setting: gate,
          camera: 'medium',
          actors: [seen(R, 'run', 'happy', 'button'), seen(A, 'stand', 'sad'), seen(N, 'stand', 'calm')],
          things: ['button'],
        },
        `At three ${R.names} dad was there before the bell, with his coat on wrong. "It worked!" cried ${r}, and held the thing up. "Did it?" said the dad. "That's good." And he put it in his own pocket, without looking, and they were off round the corner. So now it was gone altogether. The others were fetched, one after another. ${n} began to put up the chairs.`,
        `It did work. ${R.names} dad came running, at one minute to three, and had no idea why. "I've got to take it home," said ${r}, "or it won't know the way." And that was the last that ${a} saw of it. It went off up the road in a small fist. The gate opened, and shut, and opened, and it was for other people. It was four minutes past. It never had been.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'hug', 'surprised'), seen(A, 'hug', 'surprised')] },
        `Then round the corner came a coat, with one hand on the gap. "The bus," said ${l}, out of breath. ${a} couldn't take it in. "You came. I haven't got it! I gave it to ${r}. There was nothing for you to come for." ${Lcap} looked at ${a} for quite a while. "You thought that I came for a button?" said ${l}. "I'd have come with no coat. I'd have come in a sack."`,
        `"I'm late," somebody called. "I ran." It was ${l}, all blown about, and holding the coat shut. "But it isn't here!" said ${a}. "I haven't got your button. It was the only thing that you had to come back to." ${Lcap} sat down on the step, gap and all. "No," said ${l}. "I do like to have it. But I left something much bigger than that here."`,
      ),
      page(
        {
          camera: 'wide',
          time: 'day',
          actors: [seen(A, 'walk', 'happy'), seen(L, 'reach', 'shy'), seen(R, 'wave', 'proud', 'ribbon')],
          things: ['ribbon'],
        },
        `They sewed on another, which was too big by half. "How many threads?" said ${l}. "All of them," said ${a}. In the morning ${R.names} dad went by with one shoe flapping. ${r} had the lace, tied like a ribbon, and waved it. There was a hug. Then ${a} let go, with the left and with the right, and ran. "${refrain}" said somebody behind. It was ${l}, who still had both arms out.`,
        `There was no other like it in the house, so the new one was too big. "Sew it on properly," said ${a}, and sat by until it was. The next morning ${r} had a ribbon off a dad's hat, and the dad held the hat on. "Bye," said ${a}, and gave one good hug, and was nine steps off. "${refrain}" said ${l}, with the coat all done up. So ${a} came back, just for that, and didn't hold on to anything.`,
      ),
    ],
  };
}
