import { said, type NamedScene } from '../scene.ts';

/** A thumb that goes in at night, at an age when nobody is to know. */
export const thumbAtNight: NamedScene = {
  id: 'nightthumb',
  image: 'a thumb that comes out when a hand has something else to hold in the dark',
  cue: said(
    String.raw`\b(?:at night|in bed|to (?:go to |get to |fall a)?sleep|asleep|bed ?time|sleep[- ]?overs?|camp|residential)\b`,
    String.raw`\b(?:at school|in class|class\w*|carpet|all (?:day|the time)|sore|crack\w*|(?:stopped|given up) (?:and|but)|again)\b`,
  ),
  decides: false,
  answers: /\b(?:at night|sleep[- ]?overs?|embarrass\w*)\b/i,
  titles: { older: 'A Hand in the Dark' },
  text: {
    '6-7': `
      D<nightthumb> By day {his} thumb has a lot to do. At night a hand has nothing to hold, and the thumb goes in. It has known the way since {Name} was a baby. In the dark nobody decides it. Often the head is asleep before the mouth is.
      P<nightthumb> Many people of six or seven do it. They are just not seen, because it is dark.
      P<nightthumb> Dentists ask about it, and they are not cross. They know a few tricks.
      Q<nightthumb> In bed with the light off, {Name} may feel ____.
      H<nightthumb> {helper} can put a plaster or a soft glove on the hand. ~ It tells the mouth that something is different.
      H<nightthumb> {helper} can ask a dentist for a plan.
      T<nightthumb> {he} can hold something soft in that hand.
      T<nightthumb> {he} can lie with the hand under the pillow.
      C<nightthumb> {he} can think, "Hand, hold this for tonight."
      A<nightthumb> In the dark the hand held on to something, and later it let go. Some nights the thumb will find its old way. It takes weeks for a hand to learn a new one. Nobody is a baby because of a thumb.
    `,
    '8-10': `
      D<nightthumb> A habit that only comes at night is hard to catch. {Name} may fall asleep with a thumb beside the pillow and wake up with it in the mouth. Nobody decides that. A hand in the dark does what has sent it to sleep for years. It is a way of calming down, and it has been kept a little longer than most.
      P<nightthumb> A good many people of this age do it, and hardly any of them say so. At night nobody is awake to check.
      P<nightthumb> Dentists see several of them a week. They are interested in teeth and not in age.
      Q<nightthumb> Waking up with the thumb in again, {Name} might feel ____.
      H<nightthumb> {helper} can ask a dentist what works for nights.
      H<nightthumb> {helper} can leave the remarks out of it. ~ A sleeping hand does not hear them.
      T<nightthumb> {he} can wear a plaster or a thin glove on that hand in bed. ~ The mouth notices and gives up sooner.
      T<nightthumb> {he} can give the hand something to hold while falling asleep.
      T<nightthumb> {he} can sleep with an arm inside the sleeping bag when {he is} away.
      C<nightthumb> {he} can think, "Hand, tonight you hold something else."
      A<nightthumb> A hand in the dark learns slowly, since it only practises while nobody is looking. Some nights it holds on to the new thing, and some nights the thumb is quicker. In the dark there is only a person who is asleep. The number of old nights gets smaller, usually without an announcement.
    `,
  },
};
