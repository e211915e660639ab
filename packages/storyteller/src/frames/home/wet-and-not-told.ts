import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const WET = String.raw`(?:wet(?:s|ting)?|wee(?:s|d|ing)?|pee(?:s|d|ing)?|accidents?|soil\w*)`;
const NOT_SAID = String.raw`(?:(?:not|n['’]?t|without|never|does ?nt|wont|instead of) (?:\w+ ){0,2}?(?:tell|telling|tells|say|saying|ask|asking|asks|mention)\w*|tells? (?:no ?one|nobody)|hid(?:es|ing) (?:it|(?:the |his |her |their )?(?:wet )?(?:pants|knickers|trousers|clothes))|sits? in (?:it|wet)|sitting in (?:it|wet)|stays? (?:in )?wet|wet all day|comes? (?:home|out) (?:wet|soaked|soaking|damp))`;

/** Wet at school, and nobody told: who may know, a sign for it and the bag with dry things. */
export const wetAndNotTold: NamedScene = {
  id: 'nottold',
  image: 'a card that says it without a word, and a bag with dry things',
  cue: said(
    String.raw`(?=[^]*\b(?:school|nursery|class\w*|teachers?|pre-?school|reception|kindergarten)\b)(?=[^]*\b${WET}\b)[^]*\b${NOT_SAID}`,
    String.raw`\b(?:at night|wets? the bed|bed[- ]?wetting|poos?\b|constipat\w+)\b`,
  ),
  decides: true,
  answers: /\bbusy (?:playing|with)\b/i,
  titles: { young: 'The Little Blue Card', older: 'Without a Word' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<nottold> At school there is so much to do. A wee gives a small push, and {Name} may play on. Then pants get wet, and it is hard to say so. Wet pants get cold on a chair. So there is a little blue card. It says "dry pants, please" without a word.
      P<nottold> {teacher} is not cross about it. Teachers see wet pants in every class. There is a bag on the peg with dry things in it.
      P<nottold> Other children look at their own games. Most of them had wet pants too.
      Q<nottold> When pants are wet at school, {Name} may feel ____.
      H<nottold> {teacher} can see the card and come along, very quietly.
      H<nottold> {helper} can put dry pants in a soft bag. ~ No one needs to ask about it at home.
      T<nottold> {he} can put the blue card into {teacher}'s hand.
      T<nottold> {he} can go for a wee before play, and again after lunch.
      C<nottold> {he} can think, "Card, bag, dry. Then I play."
      A<nottold> The wet pants are in the bag. The dry ones are warm. It took as long as one song. {teacher} put the card back in its place. A wee can be late, and it is fine to say so.
    `,
    '6-7': `
      D<nottold> A full bladder sends a message, and a good game talks over it. So a wee may come too late for {Name}, as for many others. Then comes the harder part. It is easier to sit on as if it were nothing. Wet things are cold, and they make skin sore. That is why there is a small card, which says it without a word.
      P<nottold> {teacher} has helped with this many times and made no fuss. It is a job like finding a plaster.
      P<nottold> From the next table nobody sees it. The others are thinking about their own sums.
      Q<nottold> In the minute after it, {Name} may feel ____. It may be hot or cold.
      H<nottold> {teacher} can send {him} on an errand that ends at the toilets. ~ Nobody asks about an errand.
      H<nottold> {helper} can keep a plain bag with dry things at school.
      T<nottold> {he} can lay the card on {teacher}'s desk.
      T<nottold> {he} can go at the start of each break, push or no push. ~ Then the message is not late.
      C<nottold> {he} can think, "One card, and it is a dry day again."
      A<nottold> There was a walk down the corridor and a plain bag. After that there were dry trousers and the second half of a story. It took five minutes, and {teacher} went on with the lesson. A late wee is only that. The card is back under the pencil pot.
    `,
    '8-10': `
      D<nottold> Wetting happens at all primary ages, mostly to somebody who was busy, shy of asking or waiting for the bell. It is rarely talked about, so each one thinks that nobody else does it. {Name} may sit through a lesson in wet things because saying so seems worse. It is not worse, only harder for one second. A card on a desk gets round that second.
      P<nottold> {teacher} has a drawer for such things and a face that gives nothing away. It is a part of the job that stands on no timetable.
      P<nottold> Classmates notice much less than it seems from inside. They are wondering about lunch.
      Q<nottold> Before anybody has been told, {Name} might feel ____. Afterwards it may be another word.
      H<nottold> {teacher} can agree on a word or a card, and on a way out that needs no reason.
      H<nottold> {helper} can talk to a doctor or nurse, since a bladder sometimes needs a bit of help.
      T<nottold> {he} can hand over the card and go straight out. ~ Explaining can wait, and may not be needed.
      T<nottold> {he} can drink in the morning as usual, and use each break for the toilet. ~ Drinking less does not help a bladder.
      C<nottold> {he} can think, "One second of telling, and then it is dry."
      A<nottold> The plain bag went home full and came back with clean things in it, and that was all anyone saw. {teacher} has forgotten the date already. Wetting is a matter of a bladder and a busy day. It says nothing about a person, except that there was a person there with something better to do.
    `,
  },
};
