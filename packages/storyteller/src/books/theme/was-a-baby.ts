/** "when I was a baby", "mummy was a baby once": whoever it was is a baby no longer, and nobody comes to the house. */
export const WAS_A_BABY =
  /\b(?:was|were) (?:still |just |only |once )?(?:(?:an?|the) )?(?:(?:tiny|little|small|teeny|wee|newborn|new-born|new born) )*(?:baby|babies)(?=$|[.,!?]| (?:once|too|and|like|who|in|with)\b)|\bas an? (?:tiny |little |small )?baby\b|\bused to be (?:an? )?(?:tiny |little )?bab(?:y|ies)\b/iu;
