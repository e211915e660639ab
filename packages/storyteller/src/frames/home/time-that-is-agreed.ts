import { said, type NamedScene } from '../scene.ts';

const SCREEN = String.raw`\b(?:i ?pads?|tablets?|phones?|screens?|screen ?time|tv|telly|television|you ?tube|x ?box|play ?station|ps[45]|switch|nintendo|gaming|minecraft|roblox|fortnite|computer|laptop)\b`;
const LIMIT = String.raw`\b(?:(?:time |screen |daily |one hour |hour |half[- ]hour )?limits?|allowance|(?:screen|tablet|phone|gaming|our|the) rules?|how (?:long|much)(?: time)?|(?:more|extra) (?:screen ?)?time|(?:more|longer) than (?:we|i)|(?:(?:an?|one|two|half an|\d+) )(?:hours?|min(?:ute)?s)(?: (?:a|per|each) (?:day|night|week))?)\b`;
const CROSS = String.raw`\b(?:cross|angry|argu\w*|moan\w*|fights?|rows?|complain\w*|unfair|fair|negotiat\w*|bargain\w*|pleads?|begs?|upset|annoyed|battles?|never enough|goes over|ignores?|pushes|nags?|all day)\b`;

/** A limit on screens that is argued about: time that feels short, and a clock that counts it. */
export const timeThatIsAgreed: NamedScene = {
  id: 'agreed',
  image: 'a clock that counts while a head has stopped counting',
  cue: said(
    String.raw`(?=[^]*${SCREEN})(?=[^]*${LIMIT})(?=[^]*${CROSS})`,
    String.raw`\b(?:turn(?:s|ed|ing)? (?:it|the \w+|\w+) off|switch(?:es|ed|ing)? (?:it|the \w+) off|goes off|hits?|kicks?|throws?|screams?|melt ?downs?|night|bed(?:time)?|midnight|homework|friends?|mates|secret\w*|sneak\w*|table|dinner|wakes?|morning|buy\w*|own phone|get a phone|brother|sister|sibling\w*|dad'?s|mum'?s|outside|go out)\b`,
  ),
  decides: false,
  answers: /\b(?:limit|rule|hour|minutes?|argu\w*|cross|unfair)\b/i,
  titles: { young: 'The Clock Goes Round', older: 'A Feeling and a Number' },
  text: {
    '4-5': `
      D<agreed> When a screen is fun, time seems short. {Name} may say, "That was only a bit!" It felt like that. A clock does not know what is fun. It just goes round. So the clock can say when the time is up.
      P<agreed> Each home has its own rule for screens. Grown-ups think of eyes, legs and sleep.
      Q<agreed> When the time is up, {Name} may feel ____.
      H<agreed> {helper} can set a clock that {Name} can see.
      H<agreed> {helper} can say, "Time for one last thing."
      T<agreed> {he} can pick the best thing first.
      T<agreed> {he} can press the button.
      C<agreed> {he} can say, "It felt short. The clock says done."
      A<agreed> The clock went round, and the screen is dark. It is fine to have wanted more. There will be screen time on another day. Now legs get a turn, and they do not need a clock.
    `,
    '6-7': `
      D<agreed> At a screen the minutes run, and in a queue they crawl. {Name} may be sure that there were only ten of them. A clock knows that there were more. It really felt like ten. A busy head forgets to count, so a clock is needed.
      P<agreed> Whoever says that the time is up has read it on the clock. It is not said to spoil the fun.
      P<agreed> In other homes the rule may be longer or shorter. Each family makes its own and may talk about it.
      Q<agreed> With five minutes left, {Name} may feel ____. It may be another word ten minutes later.
      H<agreed> {helper} can put a clock where both can see it. ~ Then the clock says it, and nobody else.
      H<agreed> {helper} can talk about the rule when {screen} is off. ~ In the middle of it, nobody listens well.
      T<agreed> {he} can decide first what the time is for. ~ Then the best thing does not come last.
      T<agreed> {he} can say, "I would have liked more," and press the button.
      C<agreed> {he} can think, "It felt like ten, and the clock counted more."
      A<agreed> The clock rang, and the minutes at the screen were used up. It is all right to have wanted more of them. The other minutes of the day go at their usual speed. Some of them crawl, and some of them run as well.
    `,
    '8-10': `
      D<agreed> Time in front of a screen seems to pass faster than anywhere else. {Name} may honestly believe that it was twenty minutes, while the clock says sixty. A mind that is absorbed stops counting, and afterwards it can only guess. Then an argument begins. It is an argument between a feeling and a number, and each of them is right about something.
      P<agreed> Adults lose count in the same way, usually with a phone in the hand. Some of them have set themselves a limit and argue with that.
      P<agreed> Some families count by the day and some by the week. No rule is right for everyone, and a rule may be talked about.
      Q<agreed> When the time is nearly used up, {Name} might feel ____.
      H<agreed> {helper} can say on a calm day what the limit is for. ~ A reason can be discussed, and a bare no cannot.
      H<agreed> {helper} can put a timer where both can see it.
      T<agreed> {he} can spend the first minute deciding what the time is for. ~ Otherwise the screen decides.
      T<agreed> {he} can suggest a change to the rule, with a reason, while {screen} is off. ~ It gets a better hearing than in the last minute.
      C<agreed> {he} can think, "It felt like twenty. The clock counted."
      A<agreed> The timer rang, the screen went off, and for today the number had the last word. The feeling may stay cross for a while. What was decided on first has been done. A rule can be disliked, kept and talked about again on a calm day, all by the same person.
    `,
    '11+': `
      D<agreed> Hardly anyone knows how long they spend on a screen. When researchers compared what people said with what their devices had recorded, the two often failed to match. {Name} may be arguing from one guess, and the person who set the limit from another. Either of them may have a point. A record settles the number. It does not settle what is fair, and that is the part worth talking about.
      P<agreed> Adults defend a limit with more certainty than they feel. They have read several opinions about it, and no two of them agreed.
      P<agreed> Apps are designed by clever people to be hard to leave. Finding it hard is no sign of a weak will.
      Q<agreed> In the last ten minutes, {Name} may feel ____. It is useful to know before the discussion starts.
      H<agreed> {helper} can put their own hours on the table as well. ~ It changes the tone.
      H<agreed> {helper} can try out a changed rule for two weeks. ~ A trial is easier to agree to than a law.
      T<agreed> {he} can look up the record for last week before the next argument.
      T<agreed> {he} can write a version of the rule, with the exceptions spelt out. ~ A proposal does better than a protest.
      C<agreed> {he} can think, "I can keep it tonight and argue tomorrow."
      A<agreed> The number turned out to be a number, and nobody had guessed it. What was fair took longer, and it was discussed with {screen} in another room. A limit in which a person has had a say is still a limit. It is a good deal easier to live with.
    `,
  },
};
