import type { Role } from '../frame.ts';
import { said, type NamedScene } from './scene.ts';

const WHO: Role = {
  fallback: { text: 'somebody of the family' },
  cues: ['granny', 'grandma', 'nana', 'nanny', 'nan', 'gran', 'nani', 'dadi', 'oma', 'nonna', 'abuela', 'grandmother', 'auntie', 'aunty'].map((who) => ({ match: new RegExp(String.raw`\b${who}\b`, 'i'), phrase: { text: who === 'grandmother' ? 'Grandma' : who[0]?.toUpperCase() + who.slice(1), gender: 'f' as const } }))
    .concat(['grandad', 'granddad', 'grandpa', 'gramps', 'nana', 'dada', 'opa', 'nonno', 'abuelo', 'grandfather', 'uncle'].map((who) => ({ match: new RegExp(String.raw`\b${who}\b`, 'i'), phrase: { text: who === 'grandfather' ? 'Grandad' : who[0]?.toUpperCase() + who.slice(1), gender: 'm' as never } }))),
}; // prettier-ignore

/** Family far off on a screen, and a child who does not know what to say. */
export const seenOnAScreen: NamedScene = {
  id: 'videocall',
  image: 'a face in a small window, and two hands that wave',
  cue: said(
    String.raw`(?=[^]*\b(?:gran\w*|nan\w*|nani|dadi|oma|opa|nonn[ao]|abuel[ao]|aunt\w*|uncle|family|cousins?)\b)(?=[^]*\b(?:video|facetimes?|skype|zoom|whatsapp|on (?:the|a) (?:phone|screen|tablet|ipad|call)|calls?)\b)[^]*?\b(?:shy|hides?|won['’]?t (?:talk|speak|say|look|come|wave)|does ?n['’]?t (?:want to (?:talk|speak)|talk|speak|say)|refuses? to (?:talk|speak)|runs? (?:off|away)|nothing to say|goes quiet|cr(?:y|ies))\b`,
    String.raw`\b(?:school|class|died|hospital|(?:dad|mum|mom)\w* (?:calls|rings|is away)|phones? (?:all|too)|dementia)\b`,
  ),
  decides: true,
  titles: { young: 'A Face in a Small Window', older: 'A Call From Far Off' },
  roles: { faraway: WHO },
  text: {
    '2-3': `
      D<videocall> Look, a small window! {faraway} is in it. {Name} may hide. Peep-bo!
      P<videocall> A wave is a good hello.
      Q<videocall> When the face talks, {Name} may feel ____.
      H<videocall> {helper} can talk first.
      T<videocall> {he} can hold up a toy.
      C<videocall> {he} can say, "Hello, face!"
      A<videocall> Wave, wave. Bye-bye, face. The window is dark. It comes again.
    `,
    '4-5': `
      D<videocall> {faraway} lives far away. On some days a face comes into a small window. Then all eyes are on {Name}. "Say hello!" says somebody, and the words hide. That can happen. Talking to a window is odd.
      P<videocall> {faraway} is glad of a nose and a wave. Nobody there is counting words.
      Q<videocall> When the face is in the window, {Name} may feel ____.
      H<videocall> {helper} can talk first, and ask easy things.
      H<videocall> {helper} can make it a short call.
      T<videocall> {he} can show a drawing or a toy.
      T<videocall> {he} can sit close by and just listen.
      C<videocall> {he} can say, "I can wave. A wave is a word."
      A<videocall> The call is over. {Name} showed a car and waved two times. Far away, {faraway} tells it to a neighbour. The next call can have one more word, or one more car.
    `,
    '6-7': `
      D<videocall> {faraway} lives far away, so the family meets on a screen. When the call comes, somebody says, "Now tell what you did today!" Then {Name} may go quiet. On a call there is no sofa to play on while one talks. That makes it hard to find a start.
      P<videocall> {faraway} would like to know small things. What was for lunch is news, if it is far off.
      Q<videocall> When it is {Name}'s turn to talk, {he} may feel ____.
      H<videocall> {helper} can ask things that take one word.
      H<videocall> {helper} can find a game, such as drawing the same cat.
      T<videocall> {he} can keep one thing ready to show.
      T<videocall> {he} can ask a question back. ~ "What do you see from your window?" is a good one.
      C<videocall> {he} can think, "One thing to show, and one wave."
      A<videocall> Two cats were drawn on this call, one here and one far away. They look quite different. It is easier to talk with a pencil in the hand. {faraway} keeps the cat and knows who made it.
    `,
  },
};
