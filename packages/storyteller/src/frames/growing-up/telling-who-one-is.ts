import { said, type NamedScene } from '../scene.ts';

const WHO = String.raw`(?:gay|lesbian|bi|bisexual|queer|trans|transgender|non[- ]?binary|pronouns?|they\/them|lgbt\w*)`;
const TO_TELL = String.raw`(?:(?:want\w*|ready|going|hop\w+|plan\w*|need\w*|scared|afraid|frightened|nervous|worried|anxious|terrified|how|dread\w*|not sure how) (?:\w+ ){0,3}?(?:to tell|about telling|of telling|telling|tells?|(?:to |about )?com(?:e|ing) out)|(?:come|came|coming) out (?:to|as)|does ?n'?t (?:know|dare)[^.]{0,20} tell)`;

/** Something to be told to the family about who one is: to whom first, in which words, and with which adult beside. */
export const tellingWhoOneIs: NamedScene = {
  id: 'telling',
  image: 'a sentence that is kept ready, and the person who hears it first',
  cue: said(
    String.raw`(?=[^]*\b${WHO}\b)[^]*?\b${TO_TELL}`,
    String.raw`\b(?:laugh\w*|teas\w*|bull(?:y|ied|ying)|mock\w*|slurs?|insult)\b|\b(?:dad|mum|mom|uncle|aunt\w*|brother|sister|cousin|friend|teacher)(?:'s| is| has| had)? (?:is |just )?(?:gay|lesbian|bi|trans\w*|non-?binary|came out|come out|coming out)\b|\b(?:we|I) (?:want|need|don'?t know how|are going|am going)[^.]{0,12} to tell\b`,
  ),
  decides: true,
  titles: { older: 'A Sentence Kept Ready' },
  beside: {
    benefits: [
      'Says that it is {name}’s news, to be told in an order of {name}’s own.',
      'Has words ready, and a way to stop in the middle.',
      'Keeps an adult beside {name} who knows.',
    ],
    talk: {
      young: ['Who hears it first?', 'How may that feel?', 'Shall we choose words for it?'],
      older: [
        'What makes a good first person to tell, in the story?',
        'Which word went into the blank, and may two be true?',
        'Shall we try out the sentence, or leave it for another day?',
      ],
    },
  },
  text: {
    '8-10': `
      D<telling> People in a family know a lot about each other, and some things only when they are told. {Name} has something like that, about who {he is}. Telling it may feel big, although the sentence is short. It can be said on any day, this year or later. There is no need to tell all of the family at once, either. One person can be first, and that can be somebody who listens well.
      P<telling> People who hear such news may be quiet for a moment, because they want to get it right. Some need time to learn a new word. That is for them to work on.
      Q<telling> Just before saying it, {Name} may feel ____. It may be more than one thing.
      H<telling> {helper} can be the adult who knows, and sit beside {him} when somebody else is told.
      H<telling> {helper} can ask, "Who may know, and who not yet?" ~ The answer is kept.
      T<telling> {he} can begin with, "I want to tell you something about me." ~ After that, the rest is one more sentence.
      T<telling> {he} can write it down and hand it over. ~ A note says it just as well.
      C<telling> {he} can think, "It is mine to tell, when I am ready."
      A<telling> The sentence can stay ready for as long as it likes. Before it and after it, {Name} is the same person, in the same family, with the same laugh. If an answer is not a good one, the adult who knows is still there. A second person can be found together.
    `,
    '11+': `
      D<telling> There are things about a person that a family learns only by being told. {Name} has one of them to tell, about who {he is}. It is {his} own news, so {he decides} who hears it, when, and in which words. It is sensible to begin with the person who has taken other surprises well. The rest of the family can follow one by one, or wait. Waiting is no lie, and telling is no duty.
      P<telling> People who are told may say too little or too much, since they have had ten seconds to think about it. A clumsy first answer is often followed by a better one. Some families differ about it for a while, and that is hard, but it is not caused by the one who spoke.
      Q<telling> With the sentence ready and the door still shut, {Name} might notice ____. Relief and dread can both be true.
      H<telling> {helper} can be the adult who knows, and find out beforehand how somebody is likely to take it. ~ If it does not seem safe, it can wait.
      H<telling> {helper} can be in the room, or in the next one, whichever is wanted. ~ Afterwards there can be tea and another subject.
      T<telling> {he} can have two sentences ready: "There's something about me I'd like you to know," and then what it is. ~ The first one makes the second easier.
      T<telling> {he} can say it in a message, and add, "You don't have to answer today." ~ That gives both sides some time.
      C<telling> {he} can think, "My news, my words, and somebody beside me."
      A<telling> Saying it takes less time than boiling an egg, and the thinking before it takes months. Afterwards {Name} is the same person as the day before, with the same jokes and the same place at the table. Some people may need to hear it twice, and an adult who knows can do part of the repeating. Nobody is owed the rest of the explanation. If one person cannot listen well yet, there are others who can, in the family and outside it.
    `,
  },
};
