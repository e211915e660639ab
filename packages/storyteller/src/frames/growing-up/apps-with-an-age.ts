import { said, type NamedScene } from '../scene.ts';

const APPS = String.raw`\b(?:tik ?tok|snap ?chat|snap|insta(?:gram)?|whats ?app|discord|social media|facebook|apps?)\b`;

/** A phone that is given for the way to school, and apps that the others have already. */
export const appsWithAnAge: NamedScene = {
  id: 'appage',
  image: 'a phone that can call home, and a door on it that opens later',
  cue: said(
    String.raw`(?=[^]*\b(?:phones?|mobile|smart ?phone|iphone)\b)(?=[^]*${APPS})[^]*?\b(?:wants?|begg\w*|asks?|asking|nagg\w*|like (?:his|her|their) friends|all (?:his|her|their) friends|everyone|not allowed|too young|won['’]?t let|not letting|no to|without)\b`,
    String.raw`\b(?:bull(?:y|ied|ying)|messages? (?:about|from)|strangers?|photos?|nudes?|all night|sleep|addict\w*|off (?:it|the))\b`,
  ),
  decides: true,
  answers: new RegExp(APPS, 'i'),
  titles: { older: 'A Door That Opens Later' },
  text: {
    '8-10': `
      D<appage> A first phone can do one thing that matters from the first day: call somebody who will come. That is why {Name} gets it. It can do a thousand other things as well, and some of those have an age on them. Most apps for posting and chatting say thirteen. Friends may have them all the same, and that makes a rule look silly. It is one thing to own a phone and another to open all of it at once.
      P<appage> The age was not thought up by parents. On those apps anybody can write to anybody, and they are made so that it is hard to stop looking. Grown-ups find that difficult, too.
      P<appage> "Everyone has it" is mostly four people who talk about it a lot. Some of them only look at somebody else's.
      Q<appage> When friends talk about a clip from one of those apps, {Name} might feel ____.
      H<appage> {helper} can say for each app whether it is a no or a later, and until when.
      H<appage> {helper} can set up a family chat, so that arranging things works from the start.
      T<appage> {he} can make a list of what the phone is for, and show it at home.
      T<appage> {he} can ask a friend to show the funniest one at the weekend. ~ A clip that is really good can be told, too.
      C<appage> {he} can think, "Later is not never. And I can call."
      A<appage> On the way home the phone did what it is for. It rang once, and somebody knew where somebody was. The other doors on it are shut for the time being. There is a date for talking about them again, and until then nobody needs to answer forty messages before supper.
    `,
    '11+': `
      D<appage> Being given a phone and being told which parts of it are closed feels like getting a bicycle with the chain removed. {Name} may point out, correctly, that hardly anybody keeps to the age in the small print. The argument at home is seldom about the age. It is about apps in which anyone can write to anyone, and which earn their money by being hard to put down. Sensible adults disagree on when somebody is ready for that.
      P<appage> Friends who have it talk about it as if everything happened there. Part of it does. Another part of them would quite like to be out of it, and cannot be seen to leave first.
      P<appage> Parents say no with more confidence than they have. They are deciding about something that did not exist when they were at school, and they read a new warning every week.
      Q<appage> In a conversation about something that happened online, {Name} might feel ____. Left out is one word, and relieved is occasionally another.
      H<appage> {helper} can give the real reasons, and a date on which they will be looked at again.
      H<appage> {helper} can say which way of reaching friends is fine now. ~ Being reachable is a fair thing to want.
      T<appage> {he} can propose one app, with settings and times, and a month's trial. ~ A proposal is harder to refuse than a sigh.
      T<appage> {he} can ask two friends to message the plain way about anything that matters.
      C<appage> {he} can think, "It is a no for now, with a date on it."
      A<appage> The phone calls, takes photos, finds the way and plays music, and most of a week is managed with that. On an agreed Sunday the matter comes up again, with new arguments on both sides. By then some friends will have moved on to another app. The ones who want to reach somebody usually find out how.
    `,
  },
};
