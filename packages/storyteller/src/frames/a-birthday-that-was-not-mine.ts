import { said, type NamedScene } from './scene.ts';

const APPS = String.raw`(?:tik ?tok|snap ?chat|insta(?:gram)?|whats ?app|discord|youtube|facebook|twitch|reddit|social media)`;

/** An account that was made in secret, with a birthday that lets somebody in. */
export const aBirthdayThatWasNotMine: NamedScene = {
  id: 'underage',
  image: 'a door that asks for a birthday, and a year that was too early',
  cue: said(
    String.raw`(?=[^]*\b(?:${APPS}|an? (?:secret )?account)\b)[^]*?\b(?:(?:made|makes|set up|sets up|opened|created|signed up|has|got|having|making) (?:\w+ ){0,3}?(?:secret |fake )?(?:account|profile)\b[^]{0,60}(?:secret\w*|behind (?:my|our) backs?|without (?:telling|asking|us|me)|saying (?:he|she|they)|age|pretend\w*|found out|not allowed|\b1[3-8]\b)|(?:in secret|secretly|behind (?:my|our) backs?|without (?:telling|asking) (?:me|us))\b|l(?:ied|ying|ies) about (?:his|her|their) age)`,
    String.raw`\b(?:photos?|pictures?|nudes?|met|meet\w*|stranger\w*|threat\w*|bull(?:y|ied|ying)|nasty|mean|money|bank|roblox|bought)\b`,
  ),
  decides: true,
  answers: /\b(?:secret\w*|account|found out|behind|age|13|tik ?tok|snap ?chat)\b/i,
  titles: { older: 'A Year Too Early' },
  text: {
    '8-10': `
      D<underage> An app asks for a birthday before it opens, and it believes any answer. {Name} made an account a few years too early, and it was a secret. From then on the app takes a child for somebody older and shows what it shows them. An age on an app is not about being clever enough. In such places anybody can write to anybody, and the clips are chosen so that stopping is hard. Now it is known, and that is an easier place to start from.
      P<underage> When friends talk about clips, it is hard to be the one who does not know the joke. Wanting to be in on it is no crime.
      P<underage> Adults who find such a thing get a fright first. A fright can sound very much like anger.
      Q<underage> Now that it has come out, {Name} might feel ____. Relief may be somewhere in it.
      H<underage> {helper} can look through the account with {Name} once, and leave the speech out.
      H<underage> {helper} can say for each app whether it is a no or a later, and from what age.
      T<underage> {he} can say all of it at once: which apps, since when, and who has written. ~ Then nothing is left to be found.
      T<underage> {he} can tell an adult straight away if anybody there asked for a photo, a secret or a meeting. ~ Nobody is in trouble for telling that.
      C<underage> {he} can think, "I wanted to be in on it. I can say that out loud."
      A<underage> The account is closed, or it has been put away until its year comes. Being where the friends are is a fair wish, and there are other doors to it for now. Trust comes back in small steps, and saying all of it was the first. On the phone or the tablet there is a door, and it is still there at the right birthday.
    `,
    '11+': `
      D<underage> Most platforms ask for a date of birth and check nothing, which tells one a good deal about how serious they are. {Name} made an account too early and kept it quiet. That is common, and it has consequences that do not show at first. The settings are those of an older person, and so are the adverts, the suggestions and the strangers who may write. The age is a blunt rule. It is there because the sharp ones do not work.
      P<underage> Being the only one who is not there costs something real: plans, jokes, the feeling of being counted. Adults tend to forget that part.
      P<underage> Those who found out may be more hurt by the secret than by the app. It is possible to argue about the rule and to be open about the facts.
      Q<underage> Since it came out, {Name} might notice ____. Annoyed and relieved can both be true.
      H<underage> {helper} can go through the settings and the contacts with {Name}, as a check and not as a trial.
      H<underage> {helper} can agree on what would make a yes possible, and when it is looked at again.
      T<underage> {he} can put everything on the table in one go, including any second account. ~ Found later, it would cost double.
      T<underage> {he} can tell an adult at once if anyone there has asked for pictures, a secret or a meeting. ~ That counts for more than any rule about ages.
      C<underage> {he} can think, "I can argue for it in the open."
      A<underage> The account is gone or paused, and the argument about it can be had honestly. Nobody knows yet what will be agreed, and a date for the next talk is worth something. Trust is rebuilt by dull means, such as saying where one has been. On the screen, the door with the birthday on it opens in any case, by and by.
    `,
  },
};
