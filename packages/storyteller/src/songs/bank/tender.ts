import type { Thread } from './couplet.ts';

/** For what hurts in a family, whatever the style: nothing is promised, nothing is explained, somebody is there. */
export const TENDER: readonly Thread[] = [
  {
    id: 'the-kettle',
    meet: ['Some days come in with their coat buttoned wrong', 'And everything takes us a little bit long'],
    odd: ['The cup is the same and the spoon is the same', 'And the room is the room, but it hasn\'t a name'],
    grow: [
      ['You can cry if you like, there is room for it all', 'You can sit on the stair with your back to the wall'],
      ['You can ask me the same thing by day and by night', "I will tell what I know, and we'll leave on the light"],
    ],
    turn: ['The kettle still whistles, the clock goes ahead', 'And the moon still comes up at the end of the bed'],
    end: ["I don't know the words, but I know where you are", 'I am here on the landing, and never too far'],
    chorus: ['Here, {name}, here, there is room on my knee', 'For a big thing, a small thing, or quiet, or tea', 'You lean upon somebody, lean upon me'],
  },
  {
    id: 'the-rain',
    meet: ['The rain at the window has nowhere to go', 'It runs down the glass, and it runs very slow'],
    odd: ['And some of it hurries and some of it stays', 'And sad is like that, it has all kinds of days'],
    grow: [
      ['It may come at breakfast, it may come at play', 'It may go to the shop and be gone for a day'],
      ['It may make you stamp, it may make you lie down', 'It may sit on your face like a hat or a frown'],
    ],
    turn: ['We can draw it a house, we can give it a chair', 'We can talk of whatever we wish we had there'],
    end: ['And I will be with you for all of the rain', 'With a coat we can share to the end of the lane'],
    chorus: ['Hold on, {name}, hold on to my hand', 'There is nothing to fix, there is nothing we planned', "We'll sit on the step, and then later we'll stand"],
  },
]; // prettier-ignore
