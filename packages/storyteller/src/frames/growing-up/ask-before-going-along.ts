import { said, type NamedScene } from '../scene.ts';

/**
 * A child who chats to anybody and would go along with anyone. By child-protection teaching: the rule goes by what is done and not
 * by a face, to be friendly is no fault, and one asks the adult in charge before going with anybody, known or not.
 */
export const askBeforeGoingAlong: NamedScene = {
  id: 'askfirst',
  image: 'a hello that may go everywhere, and feet that ask first',
  cue: said(
    String.raw`\b(?:(?:would|will|tries to|tried to|might|could|happily|went|goes|walks|wanders|walked|wandered|going) (?:\w+ )?(?:go |walk |wander )?off with (?:anyone|anybody|strangers?|people|whoever|a stranger|another family|other (?:families|parents))|(?:talks?|chats?|speaks?|talking|chatting) to (?:every |all )?(?:strangers?|(?:every|any) stranger|(?:any|every)(?:one|body) (?:in|at|on|we|who))|(?:hugs?|hugging|holds? hands with|sits? on (?:the )?laps? of) (?:complete |total |random )?strangers|no (?:sense|fear|idea) of (?:stranger(?:s| danger)|danger (?:with|from) strangers)|go (?:home |away |along )?with (?:anyone|anybody|whoever)|too (?:friendly|trusting) (?:with|of|to) (?:strangers?|people|everyone|adults))\b`,
    String.raw`\b(?:online|game|gaming|chat ?room|roblox|fortnite|minecraft|app|internet|scared|afraid|frightened|shy|won['’]?t|refuses|cannot|can['’]?t talk|asked (?:him|her|them) into|foster\w*|adopt\w*|dog|in the street followed)\b`,
  ),
  decides: true,
  answers: /\b(?:strangers?|any(?:one|body)|talks?|chats?|friendly|off|hugs?|trusting|danger)\b/i,
  titles: { young: 'Hello to All, and Ask First', older: 'Friendly, and Asking First' },
  beside: {
    benefits: [
      'Keeps the friendliness, which is no fault, and gives the feet one clear rule.',
      'The rule goes by what somebody asks and not by a face, so it holds for people {name} knows as well.',
      'Frightens nobody: most people are kind, and those who mean well are glad when a child asks first.',
    ],
    talk: {
      young: [
        'To whom did {name} say hello today?',
        'Whom does {name} ask before feet go along?',
        'Shall we try it out: who asks first?',
      ],
      older: [
        'Who is on the list of people who may collect {name}?',
        'What can {name} say to break off a chat and check?',
        'Why does the rule hold for people we know as well?',
      ],
    },
  },
  text: {
    '2-3': `
      D<askfirst> Hello, hello! {Name} says hello a lot. Hellos can go to many people. Feet stay near. Feet ask first.
      P<askfirst> A grown-up looks out. That is their job.
      Q<askfirst> When somebody says hello, {Name} may feel ____.
      H<askfirst> {helper} can say yes or no.
      T<askfirst> {he} can wave, and stay near.
      C<askfirst> {he} can say, "I ask first."
      A<askfirst> Hello went far. Feet stayed near. That goes well together. Wave, wave, and home again. Feet ask first.
    `,
    '4-5': `
      D<askfirst> {Name} likes people, and that is a good thing. A hello can go to anybody when a grown-up is there. Feet have another rule. Before they go along with somebody, {Name} asks a grown-up. It is so for new people, and for people {he knows}.
      P<askfirst> Most people are kind. They ask a child's grown-up first, too.
      Q<askfirst> When somebody new is friendly, {Name} may feel ____.
      H<askfirst> {helper} can say how far feet may go. It may be to the bench.
      H<askfirst> {helper} can say who may fetch {Name}.
      T<askfirst> {he} can say hello and stay where {he is}.
      T<askfirst> {he} can come back and ask, "May I go?"
      C<askfirst> {he} can think, "Hello is free. Feet ask first."
      A<askfirst> A lot of hellos went out today, and some came back. The feet asked first each time. If the answer was no, it was no for now. It is good to like people. It is good to ask as well.
    `,
    '6-7': `
      D<askfirst> {Name} is good at talking to people, and not everybody is. A hello may go a long way: over a fence, or across a shop. Feet are different. Before {he goes} anywhere with anybody, {he asks} the grown-up in charge. It is the same rule for strangers, for neighbours and for a friend's dad.
      P<askfirst> Most people are kind, and nobody can see from a face who is not. So the rule looks at what people ask, nice or not.
      P<askfirst> A grown-up who means well does not mind it. They say, "Go and ask first."
      Q<askfirst> When somebody says, "Come along," {Name} may feel ____.
      H<askfirst> {helper} can make a list of who may pick {Name} up.
      H<askfirst> {helper} can make a game of it: who asks first?
      T<askfirst> {he} can talk and stay where a grown-up can see {him}.
      T<askfirst> {he} can say, "I need to ask," and go back.
      C<askfirst> {he} can think, "Talk is free. Feet ask first."
      A<askfirst> The hello was good, and the feet stayed where they could be seen. Asking took as long as tying a shoe. Someday the list gets longer. The friendly part can stay just as it is, with feet that ask first.
    `,
    '8-10': `
      D<askfirst> For {Name}, a hello comes easily, and so does a chat. It is a talent, and it makes the world a warmer place. One thing belongs with it. Before going along with anybody, into a car, a house or a garden, {he checks} with the adult in charge. The rule does not ask who is a stranger, since that is hard to say after ten minutes of chat.
      P<askfirst> Most people mean well. The few who do not are often friendly as well, so a smile proves nothing.
      P<askfirst> An adult who means well is glad when a child goes to check. One who says "there is no need to ask" has just given the best reason for asking.
      Q<askfirst> In the middle of a good chat, {Name} might feel ____ about breaking off.
      H<askfirst> {helper} can agree with {Name} who is on the list and how far is far.
      H<askfirst> {helper} can agree on a sentence that works every time, such as, "I have to check."
      T<askfirst> {he} can chat where {he} can be seen, and stay there.
      T<askfirst> {he} can check before going on, with neighbours and friends as well.
      C<askfirst> {he} can think, "Chat is free. Going along gets checked."
      A<askfirst> A friendly hello and a check before going along get on well with each other. A check takes a minute, and the chat is usually still there afterwards. With time the list grows, and so does the distance. What stays is a person who likes people and knows where {his} feet are going.
    `,
  },
};
