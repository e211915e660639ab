import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

/** Who minds very much when others do not keep to the rules of a game: rules are agreed on at the start, and a change is said aloud. */
export const rulesAsTheyAre: NamedScene = {
  id: 'rulesofgame',
  image: 'a game that has two lists of rules, and one list that both have agreed on',
  cue: said(
    String.raw`\b(?:(?:do(?:es)?(?: not|n['’]?t)|don['’]?t|won['’]?t|not|never) (?:\w+ )?(?:follow|stick(?:ing)? to|keep(?:ing)? to|play(?:ing)? by|obey|respect|following|understand)|break(?:s|ing)?|chang(?:e|es|ing)|bend(?:s|ing)?|ignor(?:e|es|ing)|mak(?:e|es|ing) up) (?:the |his |her |their |any |their own |new )?rules\b|\b(?:rules? (?:police|enforcer)|obsessed with (?:the )?rules|rules (?:have|has) to be|stickler for rules|very strict about (?:the )?rules)\b`,
    String.raw`\b(?:^(?:he|she|they)(?: is| just| always| keeps?)? (?:(?:do(?:es)?n['’]?t|won['’]?t|not|never|refuses to) (?:\w+ )?(?:follow|stick|keep|obey|listen)|break(?:s|ing)?|chang(?:es|ing)|mak(?:es|ing) up|cheats?)|house rules|our rules|school rules|class(?:room)? rules|at home|bedtime|screen|phone|teacher|grandparents|dad['’]?s|(?:her|his) own rules so)\b`,
  ),
  decides: true,
  answers: /\b(?:rules?|shouts?|cross|angry|upset|follow|tells?)\b/i,
  titles: { young: 'One List for All', older: 'Which Rules Are These?' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<rulesofgame> They play together, and {Name} knows the rules well. Then somebody does it another way. Stop! That is wrong! It feels hot inside. But they may know other rules. They can pick one way for all.
      P<rulesofgame> Some children change a game to make it more fun. They do not do it to be mean.
      Q<rulesofgame> When somebody plays it another way, {Name} may feel ____.
      H<rulesofgame> {helper} can say the rules out loud at the start.
      H<rulesofgame> {teacher} can say which way it goes today.
      T<rulesofgame> {he} can ask, "Which rules do you play?"
      T<rulesofgame> {he} can stamp once, and then say it softly.
      C<rulesofgame> {he} can say, "Your way now, my way next."
      A<rulesofgame> Now there is one list for all. It is a bit {Name}'s and a bit the others'. The game goes on together. It was not the same as before, and it was fun.
    `,
    '6-7': `
      D<rulesofgame> Rules are good, because then everybody can join in. {Name} may know all the rules of a game and like them to stay. Then somebody moves the line or starts too soon. It feels wrong all over. A shout comes out, and then nobody wants to join in. The thing is that there may be two lists of rules in two heads.
      P<rulesofgame> Other children like to try new rules in the middle. To them that is a part of the fun.
      P<rulesofgame> Somebody who knows the rules well is useful. It is the shout that is hard to hear.
      Q<rulesofgame> When the rules get changed, {Name} may feel ____. Hands and ears may get hot.
      H<rulesofgame> {teacher} can ask for the rules before the start.
      H<rulesofgame> {helper} can practise a game whose rules change each round.
      T<rulesofgame> {he} can ask first, "Which rules are we playing?"
      T<rulesofgame> {he} can say, "I thought it was three goes. Is it?"
      T<rulesofgame> {he} can sit out one round, and come back.
      C<rulesofgame> {he} can think, "Two lists. We can pick one together."
      A<rulesofgame> Before the start there were three rules, and all of them said yes. In the middle one got changed, and somebody said it out loud first. It was a bit itchy to play like that. The team got to the end, and all were still in it.
    `,
    '8-10': `
      D<rulesofgame> Somebody who knows the rules exactly is a great help, until the others play by different ones. {Name} may see at once that a line was crossed or a turn was missed. It is quite hard to join in with something that is being done wrong. So it gets said, and then said louder. The others hear the noise and not the rule. Mostly nobody is cheating: each of them has a slightly different list in mind.
      P<rulesofgame> Games in a playground have no book. Their rules are made by whoever is there, and get altered until it is fun.
      P<rulesofgame> Some brains feel a broken rule almost like a wrong note. It is a good brain for science, and it is tiring at break.
      Q<rulesofgame> When somebody plays it differently, {Name} might feel ____. It can start in the hands.
      H<rulesofgame> {teacher} can name a referee for the big games, so that nobody else needs to be one.
      H<rulesofgame> {helper} can go through it later: which rule was it, and did everybody know it?
      T<rulesofgame> {he} can ask at the start, "Three rules, so that we all play the same game?"
      T<rulesofgame> {he} can say it once, in a normal voice, and then decide whether to play on.
      T<rulesofgame> {he} can take ten steps and ten breaths when it gets hot, and then come back.
      C<rulesofgame> {he} can think, "It is their list, not the wrong one."
      A<rulesofgame> This time the rules were settled before the first throw, and there were only four. One of them got bent in the middle, and it was said once, at ordinary volume. The game went on together. It may have been played wrongly, and nobody walked off.
    `,
    '11+': `
      D<rulesofgame> Rules let people join in without knowing each other, which is a remarkable thing. {Name} may take them seriously, and notice each time when somebody does not. Others seem to treat them as a suggestion. What follows is predictable: a correction, a louder one, a row of annoyed faces. It looks as if one person were difficult. In truth two ideas of a game have met, one where the rules are the point, and one where the company is.
      P<rulesofgame> Being exact is valuable in a team, in a laboratory and in a cockpit. In a kickabout it has a low market value.
      P<rulesofgame> People who are corrected in front of others defend themselves, even when they know better. In private most of them would agree.
      Q<rulesofgame> When a rule is simply ignored, {Name} might notice ____.
      H<rulesofgame> {helper} can talk it through later, without taking the side of the loudest. ~ It helps to sort out which rules mattered.
      T<rulesofgame> {he} can propose two or three rules beforehand and let the rest go. ~ Two that count are easier to defend than twenty.
      T<rulesofgame> {he} can say it once, as information, and then choose to play on or to stop.
      T<rulesofgame> {he} can look for places where exactness is wanted: chess, coding, refereeing.
      C<rulesofgame> {he} can think, "Is it unfair, or only different?"
      A<rulesofgame> It turned out to be different rather than unfair, and the afternoon went on. There was one correction, in a level voice, and somebody even said thanks. Playing together with people who bend things remains irritating. There are also teams that want precisely a person who sees it, and they tend to be looking.
    `,
  },
};
