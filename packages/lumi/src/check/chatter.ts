const CHATTER =
  /^(?:certainly|sure|of course|absolutely|gladly|great question)[^.]{0,12}!$|^here(?:['’]s| is| are)\b[^.]*:$|\blet me know (?:if|whether|how)\b|\bfeel free to\b|\bI hope (?:this|that|it) helps\b/iu;

/** Whether a sentence speaks of the answer instead of being part of it, as models do before and after one. */
export const isChatter = (sentence: string): boolean => CHATTER.test(sentence.trim());
