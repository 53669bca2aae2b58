interface Tested {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

interface TestedFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly Tested[];
}

interface Spec {
  readonly file: string;
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly { readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[] }[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

export function unitFailures(report: { readonly testResults: readonly TestedFile[] }): string[];
export function browserFailures(report: { readonly suites: readonly Suite[] }): string[];
