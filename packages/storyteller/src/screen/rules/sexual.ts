const SEXUAL = new RegExp(
  [
    String.raw`\b(?:porn\w*|erotic\w*|hentai|orgasm\w*|blow ?jobs?|sexy|sext\w*|fetish\w*|incest\w*|pedo\w*|paedo\w*|nudes|horny|cum|dildos?)\b`,
    String.raw`\b(?:sexual|sexually|explicit)\b.{0,20}\b(?:content|story|scene|act|acts|explicit|kids?|children|way)\b`,
    String.raw`\b(?:nude|naked|topless)\b.{0,12}\b(?:pic|pics|photos?|pictures?|selfies?|videos?|posing|pose)\b`,
    String.raw`\b(?:photos?|pictures?|pics|selfies?|videos?) .{0,15}\b(?:nude|naked)\b`,
    String.raw`\b(?:have|having|has|had) sex\b`,
    String.raw`\bsex (?:with|story|scene|tape|act|toy)\b`,
    String.raw`\bmasturbat\w+ (?:with|for|in front)`,
    String.raw`\b(?:undress(?:es|ing)?|strips?|stripping) for (?:(?:the|a|his|her|their|my|some) )?(?:uncle|man|men|him|me|adults?|grown ups?|coach|teacher|camera|money|candy|friends?|people|strangers?)\b`,
    String.raw`\b(?:take|takes|taking|took) (?:off )?(?:(?:all|her|his|their|of) )*(?:clothes|pants|underwear|knickers)(?: off)? (?:for (?:(?:the|a|his|her|some|my) )?(?:photos?|pictures?|camera|videos?|webcam|uncle|man|men|him|coach|stranger|teacher)|in front of (?:(?:the|a|his|her|my) )?(?:camera|webcam))\b`,
    String.raw`\bkiss\w*\b.{0,30}\b(?:tongues?|grown (?:men|man|women|woman))\b`,
    String.raw`\blet\w* .{0,30}\btouch\w* .{0,20}\b(?:private|privates|down there|penis|vagina|genitals?|breasts?|bottom)\b`,
    String.raw`\bshow\w* (?:off )?(?:his|her|their|my) (?:penis|vagina|privates?|private parts|genitals?|breasts?|naked body) (?:to|for)\b`,
    String.raw`\btouch\w* .{0,15}\b(?:adults?|grown ups?|mans|mens|uncles?|my) (?:private|privates|penis|vagina|genitals?)`,
  ].join('|'),
);
/** A child who saw or heard of something and asks: a question parents have. */
const ASKED =
  /\b(?:saw us|walked in|asks?|asking|asked|heard|sex ed|education|learn about|questions?|puberty|where babies|not (?:to )?let|never let|dont let|say no|allowed to say)\b/;

/** Sexual content with or about a child. */
export const isSexual = (sentence: string): boolean => SEXUAL.test(sentence) && !ASKED.test(sentence);
