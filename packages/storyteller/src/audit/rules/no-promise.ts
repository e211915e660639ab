import { banned, OWN } from '../rule.ts';

const PROMISE =
  /\b(?:forever|for ever|nothing bad|(?<!\bsay (?:that )?there is )nothing (?:to be )?(?:afraid|scared|worried) of|nothing to (?:fear|worry about)|no need to (?:be (?:afraid|scared)|worry)|everything (?:will|is going to) be|will (?:all )?be (?:fine|okay|ok|all right|alright|fun|easy|happy|proud)|will feel (?:better|happy|calm|safe|proud|good)|will (?:love|enjoy|like) (?:it|this|them)|will go away|will (?:soon )?make (?:new |lots of |many )?friends|perfectly safe|completely safe|totally safe|no one will ever|nobody will ever|promises?|guaranteed?|will not hurt|in the end everything)\b/i;

export const noPromise = banned(
  { id: 'promise', title: 'It promises nothing that nobody can promise', hard: true, basis: OWN },
  PROMISE,
);
