import { said, type NamedScene } from '../scene.ts';

/** There is no money for the holiday or the thing that all the others have. */
export const friendsGoOnHoliday: NamedScene = {
  id: 'noholiday',
  image: 'a postcard from somebody else, and a summer at home',
  cue: said(
    String.raw`(?=[^]*\b(?:holidays?|disney\w*|abroad|trip|away (?:this|in the) (?:summer|year)|centre parcs|vacation)\b)[^]*\b(?:can['’]?t afford|cannot afford|could ?n['’]?t afford|no money|not enough money|too (?:expensive|dear)|not going (?:away|on holiday)|money is tight|skint|broke)\b`,
    String.raw`\b(?:school trip|residential|trip with (?:the )?school|class trip|we argue|shout\w*|food ?bank|lost (?:my|his|her) job)\b`,
  ),
  decides: false,
  answers: /\b(?:friends|all (?:his|her|their)|going|angry|holiday|afford)\b/i,
  titles: { young: 'A Summer at Home', older: 'A Postcard From Somebody Else' },
  text: {
    '4-5': `
      D<noholiday> A holiday costs a lot of money. This year there is not enough for that at home. {Name} may see friends go off with big bags. It can feel unfair, and it may be said. No child did anything wrong.
      P<noholiday> Grown-ups would like it too. A no like that is hard to say.
      Q<noholiday> When friends talk about a holiday, {Name} may feel ____.
      H<noholiday> {helper} can plan three good days at home.
      H<noholiday> {helper} can listen to the cross part first.
      T<noholiday> {he} can choose one of the three days.
      T<noholiday> {he} can say, "I wish we could go."
      C<noholiday> {he} can say, "Not this time. What can we do here?"
      A<noholiday> A bowl of water and a bare foot is a small beach. It costs no money. It is not the same, and it was fun. Friends come home with a shell. There is news from here, too.
    `,
    '6-7': `
      D<noholiday> Some years there is money for a holiday, and some years there is not. This is one without. {Name} may be angry, because friends talk of planes and pools. It is fair to mind. The money goes to rent, food and shoes, and no child is the reason.
      P<noholiday> In most classes some children stay at home in the holidays. They do not talk about it as loudly.
      P<noholiday> Grown-ups would love to say yes. They may sound short when they say no, because it hurts.
      Q<noholiday> When somebody tells of a holiday, {Name} may feel ____. It may be two things at once.
      H<noholiday> {helper} can make a list with {Name} of days that cost little.
      H<noholiday> {helper} can say it honestly: "Not this year."
      T<noholiday> {he} can say, "We are at home this summer," and ask about the pool.
      T<noholiday> {he} can pick one thing from the list for each week.
      C<noholiday> {he} can think, "I can want it and not have it this year."
      A<noholiday> On the list were a den and a picnic on a bus. All of it together cost less money than one pair of goggles. Wanting the other thing is still allowed. When school starts, there is something to tell from here.
    `,
    '8-10': `
      D<noholiday> Before the holidays people at school compare destinations. {Name} is not going anywhere this year, because the money is needed for other things. Being angry or envious about that is quite usual. It hurts to be the one with nothing to name. It is nobody's fault in this house, and there is nothing wrong with a family that counts its money.
      P<noholiday> More families stay at home than one hears of. Nobody announces it.
      P<noholiday> Parents who say no to something like that have usually done the sums three times.
      Q<noholiday> When the others compare, {Name} might feel ____.
      H<noholiday> {helper} can say how it is, without a lecture.
      H<noholiday> {helper} can hand over a small budget, and let {Name} plan a day with it.
      T<noholiday> {he} can have a sentence ready, such as, "We're around this summer. What about you?"
      T<noholiday> {he} can find out who else is at home, and arrange something.
      C<noholiday> {he} can think, "It is a thing I do not have. It is not a thing that I am."
      A<noholiday> The postcard from somebody's pool is on the fridge, and it is fine to look at it crossly. Next to it hangs a list with five days on it that cost nearly no money. Some of them went wrong in a funny way. In September, those are the ones that get told.
    `,
  },
};
