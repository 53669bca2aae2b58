interface ImportMetaEnv {
  /** Whether the examples are there; set by the page's build. */
  readonly PARLOUR_EXAMPLES: boolean;
}
