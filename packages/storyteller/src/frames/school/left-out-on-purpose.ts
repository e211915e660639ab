import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const OUT = String.raw`\b(?:left (?:\w+ )?out|leav(?:e|es|ing) (?:him|her|them|my \w+) out|exclud\w+|not (?:\w+ )?invit\w*|\w+n['’]?t (?:\w+ )?invit\w*|dont invite|only one not invited|everyone (?:but|except)|all (?:\w+ ){0,5}(?:but|except) (?:him|her|them))\b`;
const ON_PURPOSE = String.raw`\b(?:on purpose|deliberate\w*|purposely|intentional\w*|to hurt (?:him|her|them)|to be mean|to upset (?:him|her|them)|told (?:everyone|the others|them) not to|out of spite)\b`;

/** A child whom others left out on purpose: it was meant, and no reason is looked for that would make it nicer. */
export const leftOutOnPurpose: NamedScene = {
  id: 'onpurpose',
  image: 'a door that somebody shut with intent, and the others that are not that door',
  cue: said(
    `(?=[^]*${OUT})[^]*${ON_PURPOSE}`,
    String.raw`\b(?:(?:he|she) (?:leaves?|left|excludes?|is leaving) (?:a|an|the|other|another|someone|somebody|his|her|one)(?! out)|chats?|whats ?app|group chat|pushed out|brother|sister|cousins?|not on purpose|was ?n['’]?t on purpose)\b`,
  ),
  decides: true,
  answers: /\b(?:on purpose|deliberate\w*|left|out|invited|party|class|girls|boys|friends|anything)\b/i,
  titles: { young: 'A Shut Door and an Open One', older: 'It Was Meant' },
  roles: { teacher: TEACHER },
  beside: {
    benefits: [
      'Says that it was done on purpose and that it was unkind.',
      'Looks for no fault in {name} and no excuse in the others.',
      'Shows whom to tell, and where else to go.',
    ],
    talk: {
      young: [
        'Who shut the door in the story?',
        'Which word fits in the blank for {name}?',
        'Shall we say who is good to play with?',
      ],
      older: [
        'What does being left out say about those who did it?',
        'Which word went into the blank, and is it the same on another day?',
        'Shall we think of one person to ask over?',
      ],
    },
  },
  text: {
    '4-5': `
      D<onpurpose> Some children left {Name} out, and they meant to. That is not kind. It hurts to be left out. Nothing is wrong with {Name}. There are other children and other games.
      P<onpurpose> They wanted to be the ones who say who comes in. It was a mean way.
      Q<onpurpose> When others go off, {Name} may feel ____.
      H<onpurpose> {helper} can hear all of it, on a lap.
      H<onpurpose> {helper} can talk to another grown-up about it.
      T<onpurpose> {he} can tell a grown-up who did it.
      T<onpurpose> {he} can go to a kind child and play.
      C<onpurpose> {he} can say, "That was unkind. I play here."
      A<onpurpose> One door was shut, and it was not the only door. Somebody else had chalk, and there was room. It is good to play where one is wanted.
    `,
    '6-7': `
      D<onpurpose> Sometimes a person is left out by mistake. This time it was not a mistake. The others left {Name} out, and they meant to. It was unkind, and it is right to say so. Being left out like that hurts, and it hurts people of all ages. It is not a list of who is worth liking.
      P<onpurpose> Some people shut others out to feel big. It works for about as long as a party.
      P<onpurpose> Not all of those inside wanted it. A few did not dare to speak up.
      Q<onpurpose> Thinking of it, {Name} may feel ____. It may be hot or heavy.
      H<onpurpose> {helper} can listen to the end, and take it seriously.
      H<onpurpose> {teacher} can be told, and look out for it at school.
      T<onpurpose> {he} can tell somebody at home all of it.
      T<onpurpose> {he} can think of one kind person and ask them to play.
      C<onpurpose> {he} can think, "It was meant, and it was mean. It is not me."
      A<onpurpose> It happened, and it was not fair. Crying about it is fine, and so is being cross. On another afternoon there is a game with somebody who asked. Being left out tells what they did. It tells nothing about {Name}.
    `,
    '8-10': `
      D<onpurpose> When somebody is left out, adults like to say that it was surely not meant. Sometimes it was. Others did it to {Name} on purpose, and knowing that is worse than guessing. It was unkind, and calling it by its name is not making a fuss. Being left out hurts people of all ages, and studies have found it everywhere. The hurt is real, and it is no verdict.
      P<onpurpose> Leaving somebody out is a way to feel important. It needs people who go along, and most of those are mainly glad that it is not them.
      P<onpurpose> Nobody deserves it for being odd, quiet, loud or new. There is no mistake to be looked for on this side.
      Q<onpurpose> When the others talk about it, {Name} might feel ____. Two feelings are common here.
      H<onpurpose> {helper} can believe it at once, and ask what would help: an ear, a plan or a film.
      H<onpurpose> {teacher} can be told when it goes on. ~ Leaving somebody out again and again is bullying, and schools act on it.
      T<onpurpose> {he} can spend the break with one person who was not part of it.
      T<onpurpose> {he} can say to one of them alone, "You left me out, and that hurt." ~ Or leave it, which is also an answer.
      C<onpurpose> {he} can think, "They shut one door. It is not the only one in the street."
      A<onpurpose> It was meant, it was mean, and it is over for today. By Friday they will be talking about something else. Being left out by some people leaves quite a number of others. To play a game with somebody who is glad of it takes two, and not a whole class.
    `,
    '11+': `
      D<onpurpose> It would be comfortable to call it an oversight. {Name} knows that it was not, and being left out on purpose comes with an extra sting, since somebody took the trouble. It was unkind, and it says a good deal about those who planned it. Hardly anything of it is information about the person outside. That is difficult to believe at the time, which is why it is worth writing down.
      P<onpurpose> Exclusion is a cheap kind of power. It works only as long as everyone is afraid of being next, and that includes the people who organise it.
      P<onpurpose> Those who went along usually know that it was wrong. Some of them say so months later, in a corridor, rather badly.
      Q<onpurpose> On seeing what {he was} not asked to, {Name} might notice ____. Anger tends to arrive after the hurt.
      H<onpurpose> {helper} can leave out "they were never real friends" and simply be on the right side of the table.
      H<onpurpose> {helper} can ask whether the school is to know. ~ If it is repeated it counts as bullying, whatever it is called.
      T<onpurpose> {he} can mute the pictures for a week. ~ Watching it does not make anybody wiser.
      T<onpurpose> {he} can put an hour into somebody who has been decent.
      C<onpurpose> {he} can think, "Meant by them. Not about me."
      A<onpurpose> There was a party, a plan or a table, and a decision about who would not be there. It was deliberate, and it may be called that. What is left is a smaller list and a better one: people who answer, who save a seat, who ask a second question. A group that needs somebody outside is not a restful place to be in.
    `,
  },
};
