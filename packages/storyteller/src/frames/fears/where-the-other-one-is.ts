import { said, type NamedScene } from '../scene.ts';

/** After a time of being lost: holding on, and not letting a parent out of sight. */
export const whereTheOtherOneIs: NamedScene = {
  id: 'sincelost',
  image: 'a thread between two people that is longer than an arm',
  cue: said(
    String.raw`(?=[^]*\b(?:(?:got|was|were|been) (?:lost|separated)|lost (?:him|her|me|us|sight)|went missing|could ?n['’]?t find)\b)[^]*?\b(?:won['’]?t (?:leave|let|go|come|be)|will not (?:leave|let|go)|cling\w*|holds? on|hold(?:s|ing)? my hand|follows? (?:me|us)|(?:leave|out of) my (?:side|sight)|(?:scared|afraid|terrified|frightened) (?:to|of|when|if|it)|refus\w+|panics?|ever since|since then|now (?:he|she|they|wo?n)|again)\b`,
    String.raw`\b(?:runs? off|ran off|running off|wanders?|wandered|dog|cat|toy|teddy|bear|phone|game|tooth|died)\b`,
  ),
  decides: true,
  answers: /\b(?:lost|side|sight|cling\w*|hand|leave|shops?|again|since|week|month|separated)\b/i,
  titles: { young: 'A Long, Long Thread', older: 'Longer Than an Arm' },
  text: {
    '4-5': `
      D<sincelost> {Name} was lost once, and then found. A fright like that stays in the legs for a while. So hands may want to hold on all day. It is as if a short string tied them together. A string like that can grow. It grows each time they come back.
      P<sincelost> Grown-ups get such a fright too. They count heads for days after.
      Q<sincelost> When the grown-up goes round a corner, {Name} may feel ____.
      H<sincelost> {helper} can call from the next room and keep talking.
      H<sincelost> {helper} can go for one short song, and come back.
      T<sincelost> {he} can hold a sleeve in the shop.
      T<sincelost> {he} can call, "Where are you?" and wait for "Here!"
      C<sincelost> {he} can say, "Lost was one day. I was found."
      A<sincelost> One song long, nobody was in the room. Then steps came, and there was the face again. Found! The string is a bit longer now. It can be a sleeve today and a call next week.
    `,
    '6-7': `
      D<sincelost> Being lost takes ten minutes, and the fright after it takes longer. {Name} was lost and then found. Since then a body may want to keep the grown-up in sight. It does that to be careful. It cannot know that shops are mostly dull. It learns by going a bit further off, and by being found each time.
      P<sincelost> The grown-up thinks of that day as well, and holds a hand more tightly. Both of them are practising.
      P<sincelost> Nobody did a thing wrong. Shelves are high, and people are quick.
      Q<sincelost> Just before a door or a crowd, {Name} may feel ____. It may be in the hand first.
      H<sincelost> {helper} can choose a place to meet, each time they go in. ~ Then a plan is in the pocket.
      H<sincelost> {helper} can say, "I am going up, and I am coming back."
      T<sincelost> {he} can stand one shelf away and wave. ~ Next time it can be two.
      T<sincelost> {he} can say {his} grown-up's real name and number as a rhyme.
      C<sincelost> {he} can think, "I was lost, and I was found. I have a plan."
      A<sincelost> It was one shelf today, with a wave over the tins. It went well, and so did the walk to the car. Some days a hand is needed, and it is there. Being found once is a good thing for a body to remember too.
    `,
    '8-10': `
      D<sincelost> Somebody who was lost for ten minutes can be found at once and still feel lost for weeks. {Name} may notice it at doors, in shops, or when the house is too quiet. The alarm in a body learnt something that day, and it learnt it a little too well. It now goes off as soon as the other one is out of sight. Telling it off does not help. Showing it the opposite does, in small amounts.
      P<sincelost> Adults who lost sight of a child get the same thing. They look round more often and call it being careful.
      P<sincelost> Others may say that it is silly at that age. An alarm does not know how old anybody is.
      Q<sincelost> When the other one goes out of sight, {Name} might feel ____. It may be quick and then be gone.
      H<sincelost> {helper} can agree on a meeting point and a time before they part, every time.
      H<sincelost> {helper} can make the distance longer in steps, and ask before each one.
      T<sincelost> {he} can be the one who walks away and comes back. ~ It feels different in that direction.
      T<sincelost> {he} can carry a card with two numbers on it.
      C<sincelost> {he} can think, "I was found, and now I have a plan as well."
      A<sincelost> It was one aisle today, and the alarm rang and stopped. Found was the end of that story, and it is a good place to begin the next one. The thread between two people is longer than an arm. It has been pulled hard once, and it held.
    `,
  },
};
