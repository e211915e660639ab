import { said, type NamedScene } from '../scene.ts';

const CHAT = String.raw`\b(?:group ?chats?|class chat|chats?|whats ?app|snap ?chat|discord|online|messages?)\b`;
const ABOUT_ANOTHER = String.raw`\b(?:(?:nasty|mean|horrible|unkind|cruel|awful|bitchy|rude|bull\w+|ganging up|slag\w*|bitch\w*|talking|laugh\w*|picking)(?: \w+){0,3}? (?:about|to|on|at|against|towards) (?:another|other|one|a|this one|some) (?:\w+ )?(?:girls?|boys?|child|kids?|person|friends?|classmates?|people|member)|(?:another|one|a) (?:girl|boy|child|kid|friend) (?:\w+ ){0,4}?(?:is|was|gets?|got|being) (?:being )?(?:bullied|picked on|laughed at|slagged off|talked about))\b`;

/** Others in a chat are unkind about somebody, and a child reads it and does not know what to do. */
export const aChatAboutAnother: NamedScene = {
  id: 'chatother',
  image: 'a chat that goes by on a screen, and the one who reads it and is not the one it is about',
  cue: said(
    `(?=[^]*(?:${CHAT}))(?=[^]*(?:${ABOUT_ANOTHER}))`,
    String.raw`^\W*(?:has |have |is |was |keeps )?(?:been |caught |found )?(?:sending|posting|writing|messaging|being|joining|sent|wrote|posted|saying|calling|bullying|picking|ganging|laughing)\b|\b(?:(?:he|she) and (?:his|her|some|a few) (?:\w+ )?(?:friends?|mates?)|(?:he|she|they)(?:'s| is| was| has been| have been| keeps?)? (?:being |been )?(?:nasty|mean|horrible|unkind|cruel|bullying|sending|posting|writing)|my (?:son|daughter) (?:is|was|has been) (?:being )?(?:nasty|mean|horrible|unkind|bullying|sending)|(?:he|she) (?:sent|wrote|posted|joined in)|about (?:him|her|them) (?:in|on)|photos?|pictures?|nudes?|race|racist|gay|strangers?)\b`,
  ),
  decides: true,
  answers: /\b(?:does(?:n'?t| not) know what to do|nasty|mean|chat|upset|torn|stuck|awkward)\b/i,
  titles: { older: 'Not a Word From Me' },
  text: {
    '8-10': `
      D<chatother> Some chats get unkind in about four messages. Somebody writes about a child who is not there, and the next one adds a laughing face. {Name} may be reading along and not liking it. To say nothing feels safe and a bit wrong. To say something feels right and a bit dangerous. Both of those feelings make sense.
      P<chatother> The one it is about may not see it, and may still notice in the morning that people look away.
      P<chatother> In most chats there are several who read and do not like it. They all think that they are the only one.
      Q<chatother> Reading that chat, {Name} might feel ____. It may be two things that do not match.
      H<chatother> {helper} can read it and ask what {he} would like to happen. ~ An adult can take it to the school without saying who showed it.
      H<chatother> {helper} can help to think of a sentence that ends a subject.
      T<chatother> {he} can leave it without a laughing face, and write, "Let's talk about something else."
      T<chatother> {he} can leave the chat, and be kind to the one it was about, by day and out loud.
      C<chatother> {he} can think, "I did not start it, and I need not feed it."
      A<chatother> A chat goes by like a bus, and there is another one behind it. What stays is who was kind on the next morning. It is a lot for one child to sort out, and nobody asks for that. If it goes on, or somebody might get hurt, it is told to an adult on the same day. That is not telling tales.
    `,
    '11+': `
      D<chatother> A group chat has no teacher, no walls and no end of break. Somebody posts a line about a person who is not in it, and within minutes it is a competition. {Name} may be reading it without knowing what to do. Joining in is out of the question, saying nothing looks like agreeing, and whoever objects may be the next subject. It is a real dilemma, and it says something good that it feels like one.
      P<chatother> Those who write are mostly performing for the others who read. When the reactions stop coming, the show tends to lose its point. A reader has more power there than it seems.
      P<chatother> The person it is about usually knows. What they do not know is that somebody in there disagrees, and it would help them a great deal to hear it.
      Q<chatother> With the chat open on the screen, {Name} might feel ____. Guilt is a common answer, although the guilt belongs to those who write it.
      H<chatother> {helper} can read it without a speech and ask what {he} would like to happen next. ~ A school can act on it without naming its source.
      H<chatother> {helper} can be the reason for leaving: "They check my phone."
      T<chatother> {he} can leave out every reaction, and write one flat line, such as, "She's not here. Leave it."
      T<chatother> {he} can send the person it is about two ordinary sentences, privately. ~ Somebody on their side changes a week.
      T<chatother> {he} can keep screenshots and give them to an adult if there are threats, or if somebody might harm themselves.
      C<chatother> {he} can think, "I can't stop the chat. I can stop being its audience."
      A<chatother> Nobody can make a chat kind alone, and nobody is asked to. What can be done is small and not nothing: no applause, a word to the person it is about, and an adult who knows. Groups shift when two or three people stop laughing. Whoever was decent then is remembered for it, usually for longer than the joke.
    `,
  },
};
