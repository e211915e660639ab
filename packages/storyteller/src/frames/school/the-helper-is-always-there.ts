import { said, type NamedScene } from '../scene.ts';

const HELPER = String.raw`(?:helper|assistant|aide|1[:-]1|one[ -]to[ -]one|ta\b|lsa|carer|support (?:worker|person|staff|teacher)|adult|grown[- ]?up)`;
const AT_PLAY = String.raw`(?:break(?:s|time)?|play ?times?|recess|playground|lunch ?times?|all (?:day|the time)|always|everywhere|hovering|follow\w*)`;

/** A helper who is always near at break, and a game that runs off: room to play, a sign for help, and a job in the game. */
export const theHelperIsAlwaysThere: NamedScene = {
  id: 'twenty',
  image: 'a helper who stands twenty steps off, and a sign that brings help over',
  cue: said(
    String.raw`(?=[^]*\b${AT_PLAY}\b)[^]*\b(?:(?:left|stuck|alone|sits?|stands?) with (?:the|her|his|their|an?) (?:\w+ )?${HELPER}|(?:does(?: no|n['’]?)t|do(?: no|n['’]?)t|hates?|not) (?:want|like|having)? ?(?:the|her|his|their|an?|having an?|to have an?) (?:\w+ )?${HELPER}|${HELPER} (?:is )?(?:always )?(?:there|follow\w*|with (?:him|her|them)|next to (?:him|her|them)|beside (?:him|her|them)|hover\w*))`,
    String.raw`\b(?:new (?:ta|helper|assistant)|left|leaving|misses)\b(?! with)`,
  ),
  decides: true,
  titles: { young: 'Twenty Steps Away', older: 'Twenty Steps Away' },
  roles: {
    aide: {
      fallback: { text: 'the helper' },
      cues: [
        {
          match:
            /\b(?:[Hh]elper|[Aa]ssistant|[Aa]ide|TA|LSA|1[:-]1|[Cc]arer|[Ss]upport (?:worker|person|teacher))(?:['’]s name)?(?::| is(?: called)?| called| named|,)? (?!Is\b|Called\b|The\b|She\b|He\b|And\b|At\b)(\p{Lu}\p{Ll}+)/u,
          phrase: { text: '$' },
        },
        {
          match:
            /\b(?:Mrs|Miss|Ms|Mr)\.? (\p{Lu}\p{Ll}+)(?=[^.!?]{0,20}\b(?:helper|assistant|aide|TA|LSA|carer|1[:-]1)\b)/u,
          phrase: { text: '$' },
        },
      ],
    },
  },
  text: {
    '4-5': `
      D<twenty> At break {aide} comes along to help. Some things are good with help, like the step or the gate. But in a game {Name} may want only children. A grown-up in the middle makes a game go quiet. So {aide} can stand twenty steps away.
      P<twenty> The others run off because running is fun. They forget to look back.
      P<twenty> {aide} wants {him} to have a good game. That can be seen from far away, too.
      Q<twenty> When the others run off, {Name} may feel ____.
      H<twenty> {aide} can help a game to begin, and then step back.
      H<twenty> {helper} can ask the teacher to help a game begin.
      T<twenty> {he} can put up a hand when help is wanted.
      T<twenty> {he} can say what the game is. ~ One child can go first.
      C<twenty> {he} can say, "I play here. You wait there, please."
      A<twenty> Twenty steps away {aide} looks at a bird. Here, there is a game, and {Name} says who is next. When a hand goes up, help comes. When it is down, it is just play.
    `,
    '6-7': `
      D<twenty> At break {Name} has help from {aide}. Help is good at a door or a step. In the middle of a game it can be in the way. Children play differently when a grown-up listens. It is fine to wish for a break with only children in it. Help can stand twenty steps off.
      P<twenty> The others run off fast and do not think who cannot follow. They may not be leaving somebody out. They may just forget.
      P<twenty> {aide} has the job of keeping {him} safe. It can be done from a bench, with one eye.
      Q<twenty> When the game runs to the far end, {Name} may feel ____.
      H<twenty> {aide} can start a game and go back to the bench.
      H<twenty> {helper} can talk with school about when help is needed. {Name} can be there for it.
      T<twenty> {he} can choose a sign that means "come, please".
      T<twenty> {he} can pick a game that stays in one place.
      C<twenty> {he} can think, "Arm up means help. Arm down means play."
      A<twenty> The bench is twenty steps away, and {aide} sits there with some tea. In the game somebody calls the score, and {Name} does it loudly. Once an arm went up, and help came and went. For the rest of the break there were only children.
    `,
    '8-10': `
      D<twenty> A helper makes a great many things possible, such as doors, kerbs and heavy bags. In the middle of a game it is different, as {Name} may have noticed. The others lower their voices, and then they drift off. Wanting help in some places and none in others is reasonable, and only {Name} knows which is which. A distance of twenty steps can be agreed on like anything else.
      P<twenty> Children who run off at break are seldom deciding anything. They follow the ball, and look round when it stops. A game with a place in it for {Name} from the start is harder to run away from.
      P<twenty> {aide} may be staying close out of duty, and may be quite glad to be sent to a bench.
      Q<twenty> When the others are off across the yard, {Name} might feel ____. It may be something else when there is an adult on each side.
      H<twenty> {aide} can help to get a game going, and then be found somewhere else, within sight.
      H<twenty> {helper} can ask for a meeting at school in which {Name} says when help is wanted. ~ It is {his} break, after all.
      T<twenty> {he} can agree on a sign that means "I need you", and one that means "not now, thanks".
      T<twenty> {he} can be the one who sets the rules, keeps the score or goes in goal. ~ A game comes to whoever runs it.
      C<twenty> {he} can think, "Help is for when I call it."
      A<twenty> By the end of the week {aide} has a bench, and {Name} has a game. The sign was needed twice. Not every break goes like that, and some games still run off. On those days there is somebody to ask the next morning, "Play near the wall today?" It takes one person to say yes.
    `,
    '11+': `
      D<twenty> Support comes with a person attached, even at break, when {Name} would like to be in a group. In lessons it may be useful. At break an adult within earshot changes every conversation, and people of that age notice at once. {he} may be grateful for the help and fed up with the company, both before lunch. There is no contradiction in it. Help can be organised around the moments when it is needed, and be elsewhere in between.
      P<twenty> The others mostly do not mean to exclude anyone. They do not know what to do with the adult, so they stay away from both.
      P<twenty> {aide} works to a plan that somebody wrote. Plans can be rewritten, and a request from the person it concerns carries weight.
      Q<twenty> When the group moves off and an adult stays, {Name} might feel ____.
      H<twenty> {aide} can be on call at break, by a sign or a message, and have a coffee in the meantime.
      H<twenty> {helper} can insist that {he is} in the room when support is discussed.
      T<twenty> {he} can write down where help is wanted, where it is not, and how it is to be called.
      T<twenty> {he} can ask one or two people to meet in a place that is easy to get to. ~ It is often enough to name a place.
      C<twenty> {he} can think, "Within reach is not the same as within earshot."
      A<twenty> The plan has been changed by one line, and {aide} is somewhere near the coffee. What happens at break is now up to people of the same age, with all the luck and muddle that this involves. Some days it will be dull, and some days somebody moves over on the wall to make room. It is {his} own break either way, with a game in it or not.
    `,
  },
};
