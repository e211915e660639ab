import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Told by others that nobody likes one: it is one opinion that calls itself everybody, and adults can be told the words. */
export const nobodyLikesYou: NamedScene = {
  id: 'nobodylikes',
  image: 'a big word, and one mouth that said it',
  cue: said(
    String.raw`\b(?:girls?|boys?|friends?|kids?|child|children|they|someone|somebody|classmates?|others|people|mates?|bully|bullies|pupils?|called \p{Lu}\p{Ll}+)\b(?! (?:he|she)\b)[^.!?]{0,60}\b(?:say(?:s|ing)?|said|tell(?:s|ing)?|told)\b(?! (?:me|us)\b)[^.!?]{0,24}\b(?:(?:nobody|no ?-?one|none of them) (?:\w+ )?(?:likes?|wants?)|(?:everyone|everybody|they all) (?:\w+ )?(?:hates?|dislikes?)) (?:him|her|them|me|you|to play)\b`,
    String.raw`\b(?:(?:^|[.!?,] ?|and |but |then )(?:he|she|they) (?:\w+ )?(?:says?|said|thinks?|feels?|tells me) (?:that )?(?:nobody|no ?-?one|everyone|everybody)|brother|sister|cousin|group ?chat|snap\w*|online)\b`,
  ),
  decides: true,
  answers: /\b(?:nobody|no ?one|names|hates?|likes?)\b/i,
  titles: { young: 'Too Big to Be True', older: 'One Opinion' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<nobodylikes> Somebody said to {Name}, "Nobody likes you." That hurts, and it is not true. One mouth cannot speak for all the children. There may have been a mean name as well. It is called teasing, and it can be told.
      P<nobodylikes> Who says that may want to feel big. It is still not okay to say.
      Q<nobodylikes> Thinking of those words, {Name} may feel ____.
      H<nobodylikes> {teacher} can talk with the one who said it.
      H<nobodylikes> {helper} can count with {Name} who likes {him}. ~ It may take more than one hand.
      T<nobodylikes> {he} can go and stand by a grown-up.
      T<nobodylikes> {he} can tell it at home, word for word.
      C<nobodylikes> {he} can say, "That is not true. I will tell."
      A<nobodylikes> It was told, and grown-ups help with it. Those words were much too big to be true. There are people who like how {Name} laughs. A hug says so, too.
    `,
    '6-7': `
      D<nobodylikes> "Nobody likes you" is three words long, and it is about the whole world. Somebody has said it to {Name}, perhaps with a mean name as well. Nobody has asked the whole world, so nobody can know that. It is teasing, and it is not true. It hurts all the same, and grown-ups can stop it.
      P<nobodylikes> Whoever says it wants the words to sound big. Often it is a child who would like to be liked more.
      P<nobodylikes> Others who hear it may keep quiet. That does not mean that they think so too.
      Q<nobodylikes> When those words come, {Name} may feel ____. It may be in the tummy.
      H<nobodylikes> {teacher} can speak with the one who says it, and listen.
      H<nobodylikes> {helper} can help to list who likes {him}, and what for.
      T<nobodylikes> {he} can say, "That is not true," and go to somebody kind.
      T<nobodylikes> {he} can tell {teacher} on that day which words were said.
      C<nobodylikes> {he} can think, "One person said it. One is not everybody."
      A<nobodylikes> It was three words from one mouth. A grown-up knows about it now, and it can be stopped. On the list at home there may be a name that is a surprise. People like {Name} for things that take longer to say than three words.
    `,
    '8-10': `
      D<nobodylikes> To know that nobody likes a person, somebody would need to ask everybody. Whoever said it to {Name} asked no one. The trick is in the big word, because it makes one opinion sound like a hundred. There may have been names as well. It hurts because nearly everyone is a little afraid of exactly that. It is not true, and to say it again and again is more than teasing.
      P<nobodylikes> People who talk like that are often busy with their own place in the class. It may explain it, and it does not make it all right.
      P<nobodylikes> Those who hear it and say nothing do not agree with it. Mostly they are glad that it is not about them.
      Q<nobodylikes> When the words come back at night, {Name} might feel ____.
      H<nobodylikes> {teacher} can speak with the one who says it, without an audience, and look at who sits where.
      H<nobodylikes> {helper} can write the words down and take them to school. ~ Exact words are hard to shrug off.
      T<nobodylikes> {he} can answer once, "That is what you think," and go to somebody else.
      T<nobodylikes> {he} can tell an adult each time it is said. ~ Five times in a week is a fact.
      T<nobodylikes> {he} can do one thing this week with somebody friendly.
      C<nobodylikes> {he} can think, "One person is not everybody."
      A<nobodylikes> The sentence was said by one person, and it was about one person. Adults have the words now, with the days beside them, and it is their job to act. It was unkind, and it was wrong on top of that. Somewhere in the same class somebody would be glad of {Name} as a partner, and has not said so yet.
    `,
    '11+': `
      D<nobodylikes> "Nobody likes you" is a claim about several hundred people, and it was made without asking one of them. Somebody has aimed it at {Name}, perhaps along with names. It works because it cannot be checked on the spot, and because the fear of it is as old as groups are. As evidence it is worthless. As something to be told to a person's face again and again it is bullying, whatever the tone.
      P<nobodylikes> Statements of this kind are often made by people who keep a nervous eye on their own ranking. That explains a good deal and excuses nothing.
      P<nobodylikes> The silence of those who stand by is easily mistaken for a vote. Singly, most of them find it embarrassing.
      Q<nobodylikes> When the sentence comes back at night, {Name} might notice ____.
      H<nobodylikes> {helper} can take the exact words and dates to the form tutor. ~ Schools are bound to deal with it, and quietly if that is asked for.
      H<nobodylikes> {helper} can resist arguing against it, and listen to how it went. ~ Being believed does more than being contradicted.
      T<nobodylikes> {he} can reply once, "Speak for yourself," and not stay for the discussion.
      T<nobodylikes> {he} can keep a short record, and hand it to an adult who acts.
      T<nobodylikes> {he} can arrange one ordinary thing with one person who is easy to be with.
      C<nobodylikes> {he} can think, "One person talking. Not a survey."
      A<nobodylikes> Nothing was found out about {Name} that day. Something was found out about the person who said it, and it is written down with a date. The rest is work for adults, and it can be asked for more than once. Being liked by everybody has not happened to anyone yet. To be liked by a few, for reasons they could name, is what there is, and it is enough.
    `,
  },
};
